import type { SettingsFault } from './settings-fault.js';

/**
 * The state of a tag. 'unknown' is no tag of the library. 'undefined' is one that no script of the page defines. 'waiting' has its
 * skeleton. 'empty' has nothing to show for this person now. 'away' is in a part of the page that does not show. 'hidden' is inside an
 * unclosed tag.
 */
export type TagState = 'unknown' | 'undefined' | 'waiting' | 'drawn' | 'empty' | 'away' | 'failed' | 'hidden';

/** A name that is none, and the one that was meant. */
export interface MisspelledName {
  readonly name: string;
  readonly meant: string | null;
}

/** An attribute whose value could not be read. */
export interface InvalidAttribute extends MisspelledName {
  /** Its accepted values, in words. */
  readonly accepts: string;
}

export interface FoundTag {
  readonly tag: string;
  readonly state: TagState;
  /** The tag that was meant by an unknown one. */
  readonly meant: string | null;
  /** The tag that hides this one. */
  readonly hiddenBy: string | null;
  /** Attributes that the tag does not have. */
  readonly unknownAttributes: readonly MisspelledName[];
  readonly misread: readonly InvalidAttribute[];
  /** Flags that were written to be off, such as `open="false"`: they are on. */
  readonly deniedFlags: readonly string[];
  /** Slots that the tag does not have, though something in it is meant for them. */
  readonly unknownSlots: readonly string[];
  /** The attribute that the tag draws nothing without, where it does not say one that can be read. */
  readonly neededAttribute: string | null;
  /** Settings that do not count, because others stand before them. */
  readonly isLaterSettings: boolean;
  readonly settingsFault: SettingsFault | null;
  /** Settings without any JSON: a CMS may have taken it out. */
  readonly hasNoJson: boolean;
  /** It holds elements that it has no place for: they show nowhere, as all that follows a tag that was written `<ucp-faq />`. */
  readonly hidesContent: boolean;
}
