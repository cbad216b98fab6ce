import styles from './full-page-spinner.module.css';

export function FullPageSpinner() {
  return (
    <div role="status" className={`tall gap-4 muted centre ${styles.page}`}>
      <span className={styles.ring} aria-hidden="true" />
      <p>Loading...</p>
    </div>
  );
}
