import { SITE_PAGES, type SitePageName } from '@contract/site-pages';
import { VISITOR_DEFAULTS, type VisitorSettings } from '@contract/visitor-settings';
import { fullTitle, type PageTitle, plainTitle, withName } from '@contract/website/page-title';
import { useEffect, useRef, useState } from 'react';
import { useServerRead } from '@/stores/local-server-store';
import { isSame } from '../../shared/forms/is-same';
import { Select } from '../../shared/forms/select';
import { readSettings } from '../../shared/read-settings';
import type { Fact } from './facts';
import { FitList } from './fit-list';
import frame from './page-preview.module.css';
import { PreviewNotes } from './preview-notes';
import styles from './title-cards.module.css';

type Titles = Partial<Record<SitePageName, PageTitle>>;

const DEFAULT_IMAGE = '/og.png';

/**
 * Shows how search engines and messaging apps present a page. `hidden` is the title of the edited section if this
 * section is hidden, otherwise `null`.
 */
export function TitleCards({ titles, stored, hidden }: { titles: Titles; stored: Titles; hidden: string | null }) {
  const [name, setName] = useTypedInto(titles, stored);
  const settings = useServerRead(readSettings);
  if (settings.status === 'loading') return <p role="status">Loading preview...</p>;
  const known: VisitorSettings = settings.status === 'ready' ? settings.value : VISITOR_DEFAULTS;
  const page = SITE_PAGES[name];
  const said = hidden ? plainTitle(page) : (titles[name] as PageTitle);
  const title = fullTitle(withName(said.title, known.siteName), known.siteName);
  const description = withName(said.description, known.siteName) || known.siteDescription;
  return (
    <section aria-label="Preview" className="shrinks">
      <div className={`below-3 ${frame.head}`}>
        <p>Search engines and apps show the page in a similar way.</p>
        <Select
          aria-label="Page in the preview"
          className={frame.choice}
          value={name}
          onChange={setName}
          options={namesIn(titles).map((of) => ({ value: of, label: SITE_PAGES[of].title }))}
        />
      </div>
      <PreviewNotes
        problem={null}
        isBroken={settings.status === 'failed'}
        retry={settings.status === 'failed' ? settings.retry : () => undefined}
        hidden={hidden}
      />
      <div className={`stack gap-5 ${styles.cards}`}>
        <figure className="shrinks">
          <figcaption className="tiny semibold below-2">In search results</figcaption>
          <div className="stack gap-1 pad-4 breaks panel" dir="auto">
            <p className={`line gap-3 tiny ${styles.site}`}>
              <img src="/favicon.svg" alt="" width="28" height="28" />
              <span>
                {known.siteName}
                <span className="block muted fine">{addressOf(page.path)}</span>
              </span>
            </p>
            <p className={`close forest one-line ${styles.title}`}>{title}</p>
            <p className="muted lines-2">{description}</p>
          </div>
        </figure>
        <figure className="shrinks">
          <figcaption className="tiny semibold below-2">Link in a message</figcaption>
          <div className={`clips breaks panel ${styles.shared}`} dir="auto">
            <img className="full block" src={known.shareImage || DEFAULT_IMAGE} alt="" />
            <div className={`stack gap-1 ${styles.text}`}>
              <p className="semibold lines-2">{title}</p>
              <p className="muted lines-2">{description}</p>
              <p className="block muted fine">{window.location.host}</p>
            </div>
          </div>
        </figure>
        <FitList facts={titleFacts({ title, description })} />
      </div>
    </section>
  );
}

const addressOf = (path: string): string => [window.location.host, ...path.split('/').filter(Boolean)].join(' › ');

const namesIn = (titles: Titles) => Object.keys(titles) as SitePageName[];

const differing = (titles: Titles, others: Titles): SitePageName | undefined =>
  namesIn(titles).find((name) => !isSame(titles[name], others[name]));

/** Returns the page whose title or description the user typed last. The user can also choose another page. */
function useTypedInto(titles: Titles, stored: Titles) {
  const before = useRef(titles);
  const [name, setName] = useState(() => differing(titles, stored) ?? namesIn(titles)[0] ?? 'home');
  useEffect(() => {
    const typedInto = differing(titles, before.current);
    before.current = titles;
    if (typedInto) setName(typedInto);
  });
  return [name, setName] as const;
}

/** Maximum numbers of characters. Search engines cut off longer texts. */
const MOST = { title: 60, description: 160 } as const;
const SUBJECTS = { title: 'Title', description: 'Description' } as const;

const titleFacts = (shown: PageTitle): Fact[] =>
  (['title', 'description'] as const).map((of) => {
    const { length } = shown[of];
    const isGood = length <= MOST[of];
    const text = `${SUBJECTS[of]}: ${length} characters${isGood ? '.' : `. Text after the first ${MOST[of]} is often cut off.`}`;
    return { isGood, text };
  });
