import { classNames } from '@/lib/class-names';
import styles from './skeleton.module.css';

interface Props {
  /** Shape of the content: line of text, heading, 3:2 image or square. */
  shape: 'line' | 'half-line' | 'title' | 'picture' | 'square';
  className?: string;
}

export function Skeleton({ shape, className }: Props) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
