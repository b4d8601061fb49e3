interface WaitingCardProps {
  /** The plan's, as far as it is known. */
  readonly name: string;
  /** What the card says meanwhile. */
  readonly label: string;
}

/** The room of a card whose details, or whose turn, are still to come: one element a card, since a list may have thirty (LOAD-04). */
export function WaitingCard({ name, label }: WaitingCardProps) {
  return (
    <article className="missing-plan missing-plan--waiting" aria-label={name} aria-busy="true" part="card" data-item="">
      <span className="vh">{label}</span>
    </article>
  );
}
