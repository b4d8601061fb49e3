import type { ReactNode } from 'react';
import css from './Count.css?inline';
import { classes } from './classes.js';

interface CountProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A number in a pill. */
export function Count({ className, children }: CountProps) {
  return <span className={classes('count', className)}>{children}</span>;
}

export const countStyles: readonly string[] = [css];
