import { describe, expect, it } from 'vitest';
import { previousPageOf } from '../../../src/features/navigation/rules/previous-page.js';
import { hashOf, initialView, type View, viewOfHash } from '../../../src/shared/view/view.js';

describe('the views', () => {
  it('[VW-01] opens on plans by default', () => {
    expect(initialView({ hash: '', lastPage: null, profileTab: null })).toBe('plans');
  });

  it.each<[string, View | null]>([
    ['#plans', 'plans'],
    ['dru#gs', null],
    ['##drugs', null],
    ['#drugs', 'drugs'],
    ['#providers', 'providers'],
    ['drugs', 'drugs'],
    ['', null],
    ['#', null],
    ['#drugs?utm_source=mail', 'drugs'],
    ['#drugs?', 'drugs'],
    ['#drugs&x=1', 'drugs'],
    ['#drugs;x=1', 'drugs'],
    ['#drugs#top', 'drugs'],
    ['#drugs%3Futm_source=mail', 'drugs'],
    ['#drugs%26x=1', 'drugs'],
    ['#Drugs', 'drugs'],
    ['#PROVIDERS', 'providers'],
    ['#drugs/', 'drugs'],
    ['#drugs/?x=1', 'drugs'],
    ['#drugs ', 'drugs'],
    ['#drugs%20', 'drugs'],
    ['#!drugs', 'drugs'],
    ['#!Drugs/?x=1#y', 'drugs'],
    ['#!!drugs', null],
    ['#!/drugs', null],
    ['#/drugs', null],
    ['#drugs/7', null],
    ['#drugs//', null],
    ['#drugs=1', null],
    ['#drugs-2', null],
    ['#drugs2', null],
    ['#drug?s', null],
    ['#view=drugs', null],
    ['#?drugs', null],
    ['#doctors', null],
    ['#/drugdetails', null],
    ['#constructor', null],
    ['#note-10', null],
  ])('[VW-02] selects for the hash %j the view %j', (hash, expected) => {
    expect(viewOfHash(hash)).toBe(expected);
  });

  it.each<[View]>([['plans'], ['drugs'], ['providers']])('[VW-02] reads back the hash of %s', (view) => {
    expect(viewOfHash(hashOf(view))).toBe(view);
  });

  it.each<[string, View, string]>([
    ['', 'drugs', '#drugs'],
    ['#plans', 'drugs', '#drugs'],
    ['#plans?utm_source=mail', 'drugs', '#drugs?utm_source=mail'],
    ['#drugs?a=b%26c#d', 'providers', '#providers?a=b%26c#d'],
    ['#Drugs&x=1', 'plans', '#plans&x=1'],
    ['#drugs/', 'plans', '#plans/'],
    ['#!drugs', 'plans', '#!plans'],
    ['#top', 'plans', '#plans'],
    ['#/drugs/7', 'plans', '#plans'],
  ])('[VW-02] keeps what the hash %j has beside its view for %s: %s', (present, view, expected) => {
    expect(hashOf(view, present)).toBe(expected);
    expect(viewOfHash(expected)).toBe(view);
  });

  it.each<[string, string, string | null, string | null, View]>([
    ['the estimator and the tab', '', 'drug-cost-estimator', 'drugs', 'drugs'],
    ['the pharmacy search and the tab', '', 'pharmacy-search', 'drugs', 'drugs'],
    ['the estimator without the tab', '', 'drug-cost-estimator', null, 'plans'],
    ['the estimator and another tab', '', 'drug-cost-estimator', 'providers', 'plans'],
    ['the tab without the page', '', null, 'drugs', 'plans'],
    ['the recommendation and the tab', '', 'plan-recommendation', 'drugs', 'plans'],
    ['the plan summary and the tab', '', 'plan-summary', 'drugs', 'plans'],
    ['a known hash wins over both', '#providers', 'drug-cost-estimator', 'drugs', 'providers'],
    ['the plans hash wins over both', '#plans', 'drug-cost-estimator', 'drugs', 'plans'],
    ['an unknown hash is ignored', '#top', 'drug-cost-estimator', 'drugs', 'drugs'],
  ])('[VW-03] chooses the first view: %s', (_, hash, lastPage, profileTab, expected) => {
    expect(initialView({ hash, lastPage, profileTab })).toBe(expected);
  });

  it.each([
    ['pharmacy-search', 'pharmacy-search'],
    ['drug-cost-estimator', 'drug-cost-estimator'],
    ['plan-recommendation', 'plan-recommendation'],
    ['plan-summary', 'plan-summary'],
    ['somewhere', 'plan-summary'],
    ['', 'plan-summary'],
    [null, 'plan-summary'],
  ])('[TOP-02] reads the last page %j as %s', (lastPage, expected) => {
    expect(previousPageOf(lastPage)).toBe(expected);
  });
});
