import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/**
 * Words of a row that end in dots where they are too long for its cell, so that all rows are of one height. `title`:
 * all of them, for the pointer. `isBelow`: a second line of the cell.
 */
export const OneLine = ({ title, isBelow, children }: { title?: string; isBelow?: boolean; children: ReactNode }) => (
  <span dir="auto" title={title} className={classNames('one-line block', isBelow && 'muted regular tiny')}>
    {children}
  </span>
);
