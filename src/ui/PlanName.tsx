/** A plan's name, its codes (AZ-S001, HMO-POS) kept in one piece. */
export function PlanName({ name }: { readonly name: string }) {
  return name.split(/([A-Z0-9]+(?:-[A-Z0-9]+)+)/).map((piece, index) =>
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
