/**
 * Words whose codes (AZ-S001, HMO-POS, 11-character) are kept in one piece, as those of a plan’s name. They keep their own direction
 * (SAFE-09).
 */
export function WholeCodes({ of }: { readonly of: string }) {
  return (
    <bdi>
      {of.split(/((?<![A-Z0-9])[A-Z0-9]+(?:-[A-Za-z0-9]+)+)/).map((piece, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name have no other key, and never move
          <span className="nb" key={index}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </bdi>
  );
}
