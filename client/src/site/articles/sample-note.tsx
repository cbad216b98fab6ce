import styles from './sample-note.module.css';

export function SampleNote() {
  return (
    <p className={`tiny snug medium rounded ${styles.note}`}>
      Sample article. The people and figures in it are invented.
    </p>
  );
}
