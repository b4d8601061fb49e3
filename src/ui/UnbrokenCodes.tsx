interface UnbrokenCodesProps {
  readonly of: string;
  /** A sentence keeps the page's direction, even if it begins with a name. The text isolates the names in it. Its dates stay whole too. */
  readonly isSentence?: boolean;
}

/** AZ-S001, HMO-POS or a plan id, with the adjacent bracket. */
const CODE = String.raw`(?<![A-Z0-9])\(?[A-Z0-9]+(?:-[A-Za-z0-9]+)+\)?`;

/** 'December 31, 2026' or '31 de diciembre de 2026', with or without the year, and with the mark that ends it. */
const DATE = String.raw`(?:\p{Lu}\p{Ll}{2,}\s\d{1,2}(?:,\s\d{4})?|\d{1,2}\sde\s\p{Ll}{4,}(?:\sde\s\d{4})?)(?!\d)[.,]?`;

const codes = new RegExp(`(${CODE})`);
const codesAndDates = new RegExp(`(${CODE}|${DATE})`, 'u');

/**
 * Keeps codes such as AZ-S001, HMO-POS or a plan id on one line with the adjacent bracket. A name keeps its own
 * direction (SAFE-09).
 */
export function UnbrokenCodes({ of, isSentence }: UnbrokenCodesProps) {
  const parts = of.split(isSentence ? codesAndDates : codes).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name have no other key, and never move
      <span className="nb" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  return isSentence ? parts : <bdi>{parts}</bdi>;
}
