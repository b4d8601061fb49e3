import type { ReactNode } from 'react';

/** A sentence with names from services in it, each isolated so that no character of a name reorders the words beside it (SAFE-09). */
export function Isolated({ text, names }: { readonly text: string; readonly names: readonly string[] }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const name of names) {
    const at = name === '' ? -1 : text.indexOf(name, from);
    if (at < 0) continue;
    parts.push(text.slice(from, at), <bdi key={at}>{name}</bdi>);
    from = at + name.length;
  }
  return [...parts, text.slice(from)];
}
