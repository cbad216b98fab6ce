import { useId } from 'react';
import styles from './views.module.css';
import { ViewsPanel } from './views-panel';

/** Views of all posts, on the dashboard. */
export function ViewsCard() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>Blog views</h2>
      <ViewsPanel />
    </section>
  );
}
