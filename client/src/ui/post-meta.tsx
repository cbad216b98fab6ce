import type { ReactNode } from 'react';
import styles from './post-meta.module.css';

export function PostMeta({ children }: { children: ReactNode }) {
  return <p className={`row stretch muted small ${styles.meta}`}>{children}</p>;
}
