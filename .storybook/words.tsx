import { Fragment } from 'react';

/** A text with its parts in backticks as code. */
export function Words({ children }: { readonly children: string }) {
  return children.split('`').map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
