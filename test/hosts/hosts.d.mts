export interface Host {
  readonly title: string;
  /** The package whose version was tried; none for plain HTML. */
  readonly package?: string;
  /** How the tags come to the host's page. */
  readonly delivery: 'the author’s line' | 'the package, bundled' | '–';
  readonly tried: string;
  /** The page is an application that adds, moves, removes and listens: it passes the one suite of such pages. */
  readonly isApplication?: true;
}

export type HostName = 'plain' | 'react' | 'vue' | 'svelte' | 'angular' | 'lit' | 'next' | 'astro' | 'eleventy' | 'tinymce' | 'ckeditor';

export declare const hosts: Readonly<Record<HostName, Host>>;
export declare function withTable(text: string): string;
