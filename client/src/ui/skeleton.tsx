import { classNames } from '@/lib/class-names';
import styles from './skeleton.module.css';

interface Props {
  /** Shape of the content that is still loading. `picture` is an image of 3:2. */
  shape: 'line' | 'half-line' | 'title' | 'picture' | 'square';
  className?: string;
}

export function Skeleton({ shape, className }: Props) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
