import styles from './full-page-spinner.module.css';

export function FullPageSpinner() {
  return (
    <div role="status" className="stack tall midway gap-4 muted centre">
      <span className={styles.ring} aria-hidden="true" />
      <p>Loading...</p>
    </div>
  );
}
