import type { ListedStory } from './stories.d.mts';

export declare function galleryPages(stories: readonly ListedStory[]): ReadonlyMap<string, string>;
