import type { Fact } from './facts';
import styles from './fit-list.module.css';

export function FitList({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h2 className="tiny semibold">Checks</h2>
      <ul className={`stack gap-3 above-2 ${styles.facts}`}>
        {facts.map(({ isGood, text }) => (
          <li className="stack gap-2 breaks" key={text}>
            <svg
              viewBox="0 0 24 24"
              width="18"
              height="18"
              fill="none"
              stroke="var(--forest)"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path d={isGood ? 'M4 12.5l5 5L20 6' : 'M12 3l10 18H2zM12 10v5M12 18v.5'} />
            </svg>
            <span>
              {!isGood && <span className="visually-hidden">Please check: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
