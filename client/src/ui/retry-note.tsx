import styles from './retry-note.module.css';

interface Props {
  text: string;
  onRetry: () => void;
}

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
