import type { MouseEvent } from 'react';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';

interface BoldedProps {
  /** Words between `**` are bold. */
  readonly text: string;
  /** Replaces `{name}`: a name keeps its own direction (SAFE-09). */
  readonly name?: string | undefined;
  /** Makes the name a link to the plan's card on this page. */
  readonly onOpen?: ((event: MouseEvent) => void) | undefined;
  readonly fill: Readonly<Record<string, string>>;
}

/** A sentence of `outcome` with its values. */
export function Bolded({ text, name, onOpen, fill }: BoldedProps) {
  return text.split('**').map((part, at) => {
    const words = part.split('{name}').map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
      <span key={index}>
        {index > 0 && name && <Name name={name} onOpen={onOpen} />}
        <UnbrokenCodes of={filled(piece, fill)} isSentence />
      </span>
    ));
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
    return at % 2 === 1 ? <b key={at}>{words}</b> : <span key={at}>{words}</span>;
  });
}

function Name({ name, onOpen }: { readonly name: string } & Pick<BoldedProps, 'onOpen'>) {
  if (!onOpen) return <UnbrokenCodes of={name} />;
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page that has no address
    <a href="#plan" onClick={onOpen}>
      <UnbrokenCodes of={name} />
    </a>
  );
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, field: string) => values[field] ?? whole);
}
