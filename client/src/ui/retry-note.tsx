import styles from './retry-note.module.css';

interface Props {
  text: string;
  onRetry: () => void;
}

/** A quiet word beside what is shown instead of what could not be loaded. */
export function RetryNote({ text, onRetry }: Props) {
  return (
    <p className={`muted small ${styles.note}`}>
      {text}
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
