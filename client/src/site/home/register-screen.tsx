import type { ShownSection } from '@contract/website/sections';
import styles from './register-screen.module.css';

type Section = Pick<ShownSection<'offers'>, 'register' | 'learners'>;

/** Sample screen of the school software, made of text. Screen readers skip it, because it is an illustration. */
export function RegisterScreen({ register, learners }: Section) {
  const average = Math.round(learners.reduce((sum, { mark }) => sum + mark, 0) / learners.length);
  return (
    <div className={`clips tiny close on-white shadow ${styles.screen}`} aria-hidden="true">
      <div className={`line stretch spread gap-3 pad-3-4 on-dark ${styles.bar}`}>
        <b>{register.title}</b>
        <span className="muted">{register.day}</span>
      </div>
      <ul className={styles.rows}>
        {learners.map(({ name, mark, isPresent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two learners may have the same name
          <li className="stack gap-3 underlined" key={index}>
            <span className="medium unbroken">{name}</span>
            <i className={isPresent ? styles.present : styles.absent} />
            <span className="tabular">{mark}</span>
            <svg
              className="full on-tint"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path d={`M0 4h${mark}`} stroke="var(--forest)" strokeWidth="8" />
            </svg>
          </li>
        ))}
      </ul>
      <div className="line stretch spread gap-3 pad-3-4 muted">
        <span>{`${learners.filter(({ isPresent }) => isPresent).length} of ${learners.length} ${register.present}`}</span>
        <span className="tabular">{`${register.average} ${average}`}</span>
      </div>
    </div>
  );
}
