import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/**
 * One line of a cell, cut with an ellipsis, so that all rows have the same height. `title` is the full text; `isBelow`
 * marks a second line.
 */
export const OneLine = ({ title, isBelow, children }: { title?: string; isBelow?: boolean; children: ReactNode }) => (
  <span dir="auto" title={title} className={classNames('one-line block', isBelow && 'muted regular tiny')}>
    {children}
  </span>
);
