import type { ReactNode } from 'react';
import css from './Skeleton.css?inline';

interface LoadingProps {
  /** Says what is loading. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Skeleton bars in the shape of the content. Screen readers get only the label (LOAD-04). */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status">
      <span className="vh">{label}</span>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

interface SkeletonBarProps {
  /** CSS lengths; full width and one line by default. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

export function SkeletonBar({ width, height }: SkeletonBarProps) {
  return <span className="skeleton" style={{ width, height }} />;
}

export const skeletonStyles: readonly string[] = [css];
