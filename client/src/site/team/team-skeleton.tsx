import { Skeleton } from '@/ui/skeleton';
import styles from './team-skeleton.module.css';

const LEADERS = [1, 2, 3];

/** Loading text. */
export function TeamSkeleton() {
  return (
    <div className="page-width">
      <p role="status" className="muted">
        Loading team members...
      </p>
      <div className={styles.members}>
        {LEADERS.map((leader) => (
          <div key={leader}>
            <Skeleton shape="square" />
            <Skeleton shape="title" className={styles.name} />
            <Skeleton shape="line" />
            <Skeleton shape="half-line" />
          </div>
        ))}
      </div>
    </div>
  );
}
