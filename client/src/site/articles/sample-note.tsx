import styles from './sample-note.module.css';

/** Sample reading is marked as such. */
export function SampleNote() {
  return (
    <p className={`tiny snug medium rounded ${styles.note}`}>
      Sample reading: it shows what will stand here, the people and figures are invented.
    </p>
  );
}
