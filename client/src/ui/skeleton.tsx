import { classNames } from '@/lib/class-names';
import styles from './skeleton.module.css';

interface Props {
  /** Shape of the content: a line of text, a heading, a 3:2 image, a square. */
  shape: 'line' | 'half-line' | 'title' | 'picture' | 'square';
  className?: string;
}

/** Reserves the space of loading content. The page has the text about it. */
export function Skeleton({ shape, className }: Props) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
