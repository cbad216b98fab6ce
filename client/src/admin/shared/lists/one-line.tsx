import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './one-line.module.css';

interface OneLineProps {
  /** Whole text, for the pointer. */
  title?: string;
  /** Second line of a cell. */
  isBelow?: boolean;
  children: ReactNode;
}

/** Words of a row that end in dots where they are too long for its cell, so that all rows are of one height. */
export const OneLine = ({ title, isBelow, children }: OneLineProps) => (
  <span dir="auto" title={title} className={classNames(styles.line, isBelow && styles.below)}>
    {children}
  </span>
);
