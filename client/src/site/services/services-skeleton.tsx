import { Skeleton } from '@/ui/skeleton';
import entry from './service-entry.module.css';
import styles from './services-page.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Keeps the room of six services. */
export function ServicesSkeleton() {
  return (
    <>
      <p role="status" className={styles.loading}>
        Loading services...
      </p>
      <ul className={styles.list} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className={entry.entry}>
            <Skeleton shape="square" />
            <div>
              <Skeleton shape="title" />
              <Skeleton shape="line" />
              <Skeleton shape="half-line" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
