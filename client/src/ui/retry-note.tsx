import styles from './retry-note.module.css';

interface Props {
  text: string;
  onRetry: () => void;
}

/** A quiet word beside what is shown instead of what could not be loaded. */
export function RetryNote({ text, onRetry }: Props) {
  return (
    <p className={`muted small snug ${styles.note}`}>
      {text}
      <button type="button" className="text-button semibold" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
