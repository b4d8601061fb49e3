interface WaitingCardProps {
  /** The plan's, as far as it is known. */
  readonly name: string;
  /** The card's text meanwhile. */
  readonly label: string;
}

/** The space of a card that waits for its details or its turn: one element a card, since a list may have thirty (LOAD-04). */
export function WaitingCard({ name, label }: WaitingCardProps) {
  return (
    <article className="missing-plan missing-plan--waiting" aria-label={name} aria-busy="true" part="card" data-item="">
      <span className="vh">{label}</span>
    </article>
  );
}
