import { createElement, type ReactNode } from 'react';
import { fillPlaceholders } from '../../domain/content/placeholders.js';
import type { RichNode, RichText } from '../../domain/content/rich-text.js';
import { $placeholders } from '../../store/shown-around.js';
import { tell } from '../telling.js';
import { useFact } from '../use-fact.js';
import { useLink } from '../use-link.js';

/** A safe text, its placeholders filled (FAQ-03). Nothing in it is set as markup. */
export function RichWords({ text }: { readonly text: RichText }) {
  return <Nodes nodes={fillPlaceholders(text, useFact($placeholders))} />;
}

function Nodes({ nodes }: { readonly nodes: RichText }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text have no other key, and never move
  return nodes.map((node, index) => <One node={node} key={index} />);
}

/** A view of this page, and a number to dial, are the browser's own business; a view is told like any other switch (TRK-08). */
function linkWithin(href: string): ReturnType<ReturnType<typeof useLink>> | { readonly href: string } | null {
  if (href.startsWith('tel:')) return { href };
  return href.startsWith('#') ? { href, onClick: () => tell('Switch View') } : null;
}

function One({ node }: { readonly node: RichNode }): ReactNode {
  const linkTo = useLink();
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br />;
  const props = href && (linkWithin(href) ?? linkTo(href, 'content-link'));
  return createElement<{ readonly href?: string }>(tag, props || null, <Nodes nodes={children} />);
}
