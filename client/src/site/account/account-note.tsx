import styles from './account-form.module.css';

/** One quiet line, with a way to hear of it. */
export function AccountNote() {
  return (
    <p className={styles.note}>
      Accounts are not open yet. <a href="#newsletter">The newsletter</a> will say when they are.
    </p>
  );
}
