import { withNoBreakSpaces } from '../../../ui/no-break-spaces.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';

interface BoldedProps {
  /** Words between `**` are bold. */
  readonly text: string;
  /** Replaces `{name}`: a name keeps its own direction (SAFE-09). */
  readonly name?: string | null;
  readonly fill: Readonly<Record<string, string>>;
}

/** A sentence of `outcome` with its values. */
export function Bolded({ text, name, fill }: BoldedProps) {
  return text.split('**').map((part, at) => {
    const words = part.split('{name}').map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
      <span key={index}>
        {index > 0 && name && <UnbrokenCodes of={name} />}
        {withNoBreakSpaces(filled(piece, fill))}
      </span>
    ));
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
    return at % 2 === 1 ? <b key={at}>{words}</b> : <span key={at}>{words}</span>;
  });
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, field: string) => values[field] ?? whole);
}
