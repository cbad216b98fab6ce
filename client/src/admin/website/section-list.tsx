import { SECTION_PLACES } from '@contract/website/section';
import { SECTION_NAMES, SECTIONS, type SectionName, type Website } from '@contract/website/sections';
import { Link } from 'react-router-dom';
import { isOwn } from './own-sections';
import styles from './section-list.module.css';

export function SectionList({ website, current }: { website: Website; current: SectionName | null }) {
  return (
    <nav aria-label="Sections" className={`stack packed gap-4 ${styles.list}`}>
      {Object.entries(SECTION_PLACES).map(([place, title]) => {
        const names = SECTION_NAMES.filter((name) => SECTIONS[name].place === place);
        return (
          names.length > 0 && (
            <div key={place}>
              <h2>{title}</h2>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <Link to={`/admin/website?section=${name}`} aria-current={name === current ? 'page' : undefined}>
                      {SECTIONS[name].title}
                      <Mark isHidden={website[name].isHidden === true} isOwn={isOwn(website, name)} />
                    </Link>
                  </li>
                ))}
                {place === 'everywhere' && (
                  <li>
                    <Link to="/admin/website/redirects">Redirects</Link>
                  </li>
                )}
              </ul>
            </div>
          )
        );
      })}
      <p className={`line gap-2 ruled muted tiny ${styles.legend}`}>
        <CustomisedMark /> your own text
      </p>
    </nav>
  );
}

function Mark({ isHidden, isOwn }: { isHidden: boolean; isOwn: boolean }) {
  if (isHidden) {
    return (
      <>
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          aria-hidden="true"
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth="1.75"
        >
          <path d="M4 4l16 16M6 8c-2 1-3 3-4 4 3 5 6 7 10 7 2 0 3 0 5-1M10 5h2c4 0 7 2 10 7l-2 3" />
        </svg>
        <span className="visually-hidden"> (hidden)</span>
      </>
    );
  }
  if (!isOwn) return null;
  return (
    <>
      <CustomisedMark />
      <span className="visually-hidden"> (your own text)</span>
    </>
  );
}

const CustomisedMark = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" fill="var(--forest)">
    <path d="M6 0l6 6-6 6-6-6z" />
  </svg>
);
