import styles from './blank-quote.module.css';

const LINES = ['Price', 'Timeline', 'Team'];

/** The panel before a request is sent: the sheet that will be filled in. */
export function BlankQuote() {
  return (
    <div className={styles.sheet}>
      <p>Submit your project request to receive a quote. It will stand here, and we will mail you its link.</p>
      <div className={styles.lines} aria-hidden="true">
        {LINES.map((line) => (
          <p key={line}>
            {line}
            <span />
          </p>
        ))}
      </div>
    </div>
  );
}
