import type { ListedStory } from './stories.d.mts';

export declare function readOptions(
  words: readonly string[],
  stories: readonly ListedStory[],
): { readonly isCheck: boolean; readonly stories: readonly ListedStory[] };
