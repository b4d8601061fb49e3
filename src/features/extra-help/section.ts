import { hasType } from '../../shared/http/json-type.js';
import { fieldsOf, leaf, openShape } from '../../shared/http/shape.js';
import { readText } from '../../shared/http/wire.js';
import type { Section } from '../profile/section.js';
import type { ExtraHelpAnswer, SubsidyLevel } from './rules/low-income.js';

declare module '../profile/rules/profile.js' {
  interface OtherSections {
    readonly extraHelp: {
      /** The level loaded with the profile. Null if it has none or does not say. */
      readonly subsidyLevel: SubsidyLevel;
      /** The answer stored in the profile, if there is one (EH-02). */
      readonly answer: ExtraHelpAnswer;
    };
  }
}

const body = openShape({
  subsidyLevel: ['lisSubsidyLevel', leaf((level) => oneOf(['0', '1'], level))],
  answer: ['extraHelpAnswer', leaf((answer) => oneOf(['yes', 'no'], answer))],
});

function oneOf<const T extends string>(known: readonly T[], value: unknown): T | null {
  const text = readText(value);
  return known.find((one) => one === text) ?? null;
}

/** Extra Help, as the profile says it. */
export const extraHelpSection: Section<'extraHelp'> = {
  name: 'extraHelp',
  field: 'macraData',
  none: { subsidyLevel: null, answer: null },
  read: (sent, issues) => (hasType(sent, 'object', 'macraData', issues) ? fieldsOf(body, sent) : undefined),
};
