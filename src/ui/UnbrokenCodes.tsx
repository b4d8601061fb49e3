interface UnbrokenCodesProps {
  readonly of: string;
  /** A sentence keeps the page's direction, even if it begins with a name. The text isolates the names in it. */
  readonly isSentence?: boolean;
}

/**
 * Keeps codes such as AZ-S001, HMO-POS or a plan id on one line with the adjacent bracket. A name keeps its own
 * direction (SAFE-09).
 */
export function UnbrokenCodes({ of, isSentence }: UnbrokenCodesProps) {
  const parts = of.split(/((?<![A-Z0-9])\(?[A-Z0-9]+(?:-[A-Za-z0-9]+)+\)?)/).map((part, index) =>
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
