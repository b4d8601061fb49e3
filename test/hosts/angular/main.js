import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

const App = Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p id="heard">{{ year() ? 'Heard ' + year() : '' }}</p>
    <button (click)="names.set(names().slice().reverse())">Swap</button>
    <button (click)="names.set(['toggle'])">Remove</button>
    <button (click)="names.set(['toggle', 'plans'])">Add</button>
    <button (click)="isAsking.set(true)">Ask</button>
    <div id="list">
      @for (name of names(); track name) {
        @if (name === 'toggle') {
          <ucp-year-toggle (ucp-year-change)="year.set($event.detail.year)"></ucp-year-toggle>
        } @else {
          <ucp-saved-plans no-heading></ucp-saved-plans>
        }
      }
    </div>
    <ucp-zip-popup [open]="isAsking()" (ucp-close)="isAsking.set(false)"></ucp-zip-popup>
  `,
})(
  class {
    names = signal(['toggle', 'plans']);
    year = signal(undefined);
    isAsking = signal(false);
  },
);

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
