export interface ListedStory {
  readonly id: string;
  readonly name: string;
  /** Group and tag, such as `Plans/ucp-plan-card`. */
  readonly title: string;
  /** The comment over it, '' without one. */
  readonly caption: string;
  /** Its tags in Storybook's sense. */
  readonly labels: readonly string[];
  readonly isFirst: boolean;
}

export declare function storySources(): readonly string[];
export declare function listStories(): readonly ListedStory[];
/** Welcome, foundations and patterns. */
export declare function listPages(): readonly ListedStory[];
export declare function tagOf(story: Pick<ListedStory, 'title'>): string;
export declare function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, readonly Item[]>;
