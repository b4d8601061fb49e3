import { hasType } from '../../shared/http/json-type.js';
import { type Decoder, fieldOf, type Issues, isJsonObject, readFlag, readText } from '../../shared/http/wire.js';
import type { Lists, OtherSections, Profile } from './rules/profile.js';
import type { SectionCall, Sections } from './section.js';

/** A profile as its service sends it. */
export interface SentProfile extends Omit<Profile, 'isGuest'> {
  /** Null if the response does not say. */
  readonly isGuest: boolean | null;
}

/** A section of any kind. */
interface AnySection<T> {
  readonly name: keyof Profile;
  readonly field: string;
  readonly none: T;
  readonly read: (sent: unknown, issues: Issues, uuid: string | null) => T | undefined;
}

/** A value for each section. */
function bySection(sections: Sections, pick: <T>(section: AnySection<T>) => T): Lists & OtherSections {
  const all = [...Object.values(sections.others), ...Object.values(sections.lists)];
  // Each value has the type of its section.
  return Object.fromEntries(all.map((section) => [section.name, pick<unknown>(section)])) as unknown as Lists & OtherSections;
}

/** The profile of a new guest (LOAD-01). */
export function emptyProfile(sections: Sections, uuid: string): Profile {
  return { uuid, isGuest: true, ...bySection(sections, ({ none }) => none) };
}

/**
 * Decodes the whole profile. A response without a uuid is a bad body. A section of a wrong type does not affect the others (ENT-01). If it is
 * a list, it is unreadable. Any other section is empty and has failed.
 */
export function profileDecoder(sections: Sections): Decoder<SentProfile> {
  return (body, issues) => {
    if (!isJsonObject(body) || !hasTypedUuid(body, issues)) return undefined;
    const uuid = namedUuid(body);
    if (uuid === null) return undefined;
    const failed = new Set<keyof OtherSections>();
    const decoded = bySection(sections, ({ name, field, none, read }) => {
      const section = read(fieldOf(body, field), issues, readText(body.uuid));
      if (section === undefined && Object.hasOwn(sections.others, name)) failed.add(name as keyof OtherSections);
      return section ?? none;
    });
    const isGuest = readFlag(body.isGuest) ?? readFlag(fieldOf(body.userDetails, 'isGuestUser'));
    return { uuid, isGuest, ...decoded, ...(failed.size > 0 && { failed }) };
  };
}

/** The uuid of the shopper whose profile it is. */
function namedUuid(body: unknown): string | null {
  return readText(fieldOf(body, 'uuid')) ?? readText(fieldOf(fieldOf(body, 'userDetails'), 'uuid'));
}

/** Whether the uuid that names the shopper is missing or a text: of another type it does not say whose body it is (SAFE-03). */
function hasTypedUuid(body: unknown, issues: Issues): boolean {
  const uuid = fieldOf(body, 'uuid') ?? fieldOf(fieldOf(body, 'userDetails'), 'uuid');
  return hasType(uuid, 'text', 'uuid', issues);
}

/**
 * Rejects a body that names another shopper: it is a bad body (SAFE-03). A body without a uuid passes, as the response
 * to a removal has none.
 */
export function requireShopper<T>(uuid: string, decoder: Decoder<T>): Decoder<T> {
  return (body, issues) => {
    if (!hasTypedUuid(body, issues)) return undefined;
    const named = namedUuid(body);
    // A uuid may be in upper case.
    return named === null || named.toLowerCase() === uuid.toLowerCase() ? decoder(body, issues) : undefined;
  };
}

/**
 * Decodes one section. A null or missing section is empty if the response is a profile. A section of a wrong type is a bad body. So a
 * broken response never looks like an emptied list (SAFE-01).
 *
 * @param mayMiss false for responses to writes: a missing section does not mean that the list is empty (REM-03)
 */
export function sectionDecoder<Answer>({ field, readAnswer }: SectionCall<Answer>, mayMiss = true): Decoder<Answer> {
  return (body, issues) => {
    if (!isJsonObject(body) || !hasTypedUuid(body, issues)) return undefined;
    const isThere = Object.hasOwn(body, field) || (mayMiss && readText(body.uuid) !== null);
    return isThere ? readAnswer(fieldOf(body, field), issues, readText(body.uuid)) : undefined;
  };
}
