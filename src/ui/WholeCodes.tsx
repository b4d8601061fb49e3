interface WholeCodesProps {
  readonly of: string;
  /** A sentence has the direction of the page, whatever name it begins with; the names in it are isolated by the text. */
  readonly isSentence?: boolean;
}

/**
 * Words whose codes (AZ-S001, HMO-POS, 11-character) are kept in one piece with the bracket beside them, as those of a plan’s name. A name keeps its own direction
 * (SAFE-09).
 */
export function WholeCodes({ of, isSentence }: WholeCodesProps) {
  const pieces = of.split(/((?<![A-Z0-9])\(?[A-Z0-9]+(?:-[A-Za-z0-9]+)+\)?)/).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name have no other key, and never move
      <span className="nb" key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
  return isSentence ? pieces : <bdi>{pieces}</bdi>;
}
