/** A plan's name, or other words, with codes (AZ-S001, HMO-POS, 11-character) kept in one piece. */
export function PlanName({ name }: { readonly name: string }) {
  return name.split(/([A-Z0-9]+(?:-[A-Za-z0-9]+)+)/).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name have no other key, and never move
      <span className="nb" key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
