import type { ReactNode } from 'react';
import { classes } from './classes.js';

interface CountProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A number in a pill. */
export function Count({ className, children }: CountProps) {
  return <span className={classes('count', className)}>{children}</span>;
}
