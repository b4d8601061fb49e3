/** A plan's name, its codes (AZ-S001, HMO-POS) kept in one piece. */
export function PlanName({ name }: { readonly name: string }) {
  const pieces = name.split(/([A-Z0-9]+(?:-[A-Z0-9]+)+)/);
  if (pieces.length === 1) return name;
  return pieces.map((piece, index) =>
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
