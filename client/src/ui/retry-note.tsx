import styles from './retry-note.module.css';

export function RetryNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className={`muted small snug ${styles.note}`}>
      {text}
      <button type="button" className="text-button semibold" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
