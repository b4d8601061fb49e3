/** A sentence to be spoken once. A new id speaks even the same words again. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Speaks politely, without moving focus. One for each shadow root, there from the start: a region that comes with its words is not heard. */
export function LiveRegion({ say }: { readonly say: Announcement | null }) {
  return (
    <div className="vh" role="status">
      {say && <span key={say.id}>{say.text}</span>}
    </div>
  );
}
