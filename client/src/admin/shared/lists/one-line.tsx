import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** Text on one line, cut with an ellipsis, so that all rows are equally high. `isBelow` styles it as a second line. */
export const OneLine = ({ title, isBelow, children }: { title?: string; isBelow?: boolean; children: ReactNode }) => (
  <span dir="auto" title={title} className={classNames('one-line block', isBelow && 'muted regular tiny')}>
    {children}
  </span>
);
