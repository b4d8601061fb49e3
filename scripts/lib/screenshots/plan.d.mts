import type { ListedStory } from './stories.d.mts';

export interface PlannedPicture {
  readonly story: ListedStory;
  readonly variant: string;
  readonly width: number;
  readonly theme?: string;
  readonly lang?: string;
  readonly file: string;
}

export declare function picturesOf(story: ListedStory): readonly [PlannedPicture, ...PlannedPicture[]];
