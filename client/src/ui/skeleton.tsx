import { classNames } from '@/lib/class-names';
import styles from './skeleton.module.css';

interface Props {
  /** The form of what is to come: a line of text, a heading, a 3:2 picture, a square. */
  shape: 'line' | 'half-line' | 'title' | 'picture' | 'square';
  className?: string;
}

/** Keeps the place of what is still loading. The words that say so belong to the page. */
export function Skeleton({ shape, className }: Props) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
