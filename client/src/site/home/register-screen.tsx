import styles from './register-screen.module.css';

/** Invented learners. */
const LEARNERS = [
  { name: 'Banda, Chola', mark: 78, isPresent: true },
  { name: 'Daka, Ruth', mark: 91, isPresent: true },
  { name: 'Lungu, Moses', mark: 64, isPresent: false },
  { name: 'Mwale, Tisa', mark: 85, isPresent: true },
  { name: 'Zulu, Grace', mark: 72, isPresent: true },
];

/** What the school software looks like: a picture made of text, so it is kept from screen readers. */
export function RegisterScreen() {
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.bar}>
        <b>Grade 10 B</b>
        <span>Friday register</span>
      </div>
      <ul className={styles.rows}>
        {LEARNERS.map(({ name, mark, isPresent }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <i className={isPresent ? styles.present : styles.absent} />
            <span className="tabular">{mark}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path d={`M0 4h${mark}`} />
            </svg>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span>4 of 5 present</span>
        <span className="tabular">Average 78</span>
      </div>
    </div>
  );
}
