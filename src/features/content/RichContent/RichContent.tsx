import { type AnchorHTMLAttributes, createElement, type ReactNode } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { atHash } from '../../../shared/page/page-address.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { viewOfHash } from '../../../shared/view/view.js';
import { handleLinkClick, onThisPage } from '../../../ui/handle-link-click.js';
import { showView } from '../../navigation/actions.js';
import { useLink } from '../../navigation/use-link.js';
import { fillPlaceholders } from '../rules/placeholders.js';
import type { RichNode, RichText } from '../rules/rich-text.js';
import { $placeholders } from '../state/placeholders.js';
import css from './RichContent.css?inline';

/** A safe text, its placeholders filled (FAQ-03). Nothing in it is set as markup. */
export function RichContent({ text }: { readonly text: RichText }) {
  return <Nodes nodes={fillPlaceholders(text, useAtom($placeholders))} />;
}

function Nodes({ nodes }: { readonly nodes: RichText }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text have no other key, and never move
  return nodes.map((node, index) => <RichElement node={node} key={index} />);
}

/** A view of this page is switched to as by the navigation. Another place of it, and a number to dial, are the browser's business. */
function linkWithin(href: string, host: HTMLElement): AnchorHTMLAttributes<HTMLAnchorElement> | null {
  if (href.startsWith('tel:')) return { href };
  if (!href.startsWith('#')) return null;
  const view = viewOfHash(href);
  return view ? { href: atHash(href), onClick: handleLinkClick(() => showView(view, host)) } : { href, onClick: onThisPage };
}

function RichElement({ node }: { readonly node: RichNode }): ReactNode {
  const host = useHost();
  const linkTo = useLink();
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br />;
  const props = href && (linkWithin(href, host) ?? linkTo(href, 'content-link'));
  return createElement<AnchorHTMLAttributes<HTMLAnchorElement>>(tag, props || null, <Nodes nodes={children} />);
}

export const richContentStyles: readonly string[] = [css];
