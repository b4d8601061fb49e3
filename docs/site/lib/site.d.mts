export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

export declare function sitePages(): Promise<{ readonly pages: readonly SitePage[]; readonly problems: readonly string[] }>;
