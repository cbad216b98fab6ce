import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';
import styles from './card-pair.module.css';

/** One or two cards side by side, the first one larger. */
export function CardPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

export function CardPairSkeleton() {
  return (
    <CardPair>
      {['first', 'second'].map((card) => (
        <div key={card}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
      ))}
    </CardPair>
  );
}
