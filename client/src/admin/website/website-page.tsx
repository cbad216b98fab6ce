import { findSection, SECTION_NAMES, type SectionName } from '@contract/website/sections';
import { useSearchParams } from 'react-router-dom';
import { Unready } from '../shared/feedback/unready';
import { useFailureToast } from '../shared/feedback/use-toast';
import { HeaderBar } from '../shared/layout/header-bar';
import cards from '../shared/layout/page-card.module.css';
import { PageHead, PageTitle } from '../shared/layout/page-head';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import { useWebsite } from './use-website';
import { WebsiteEditor } from './website-editor';
import styles from './website-page.module.css';
import { WEBSITE_TEXTS } from './website-texts';

export function WebsitePage() {
  const name = useSectionName();
  const website = useWebsite(name);
  const isNarrow = useIsNarrow();
  useFailureToast(website, WEBSITE_TEXTS.load);
  return (
    <>
      {name === null ? (
        <PageHead title="Website" line="The texts of all pages of the website" />
      ) : (
        <HeaderBar>
          <PageTitle title="Website" className={isNarrow ? 'visually-hidden' : styles.title} />
        </HeaderBar>
      )}
      {website.status === 'ready' && <WebsiteEditor read={website.value} name={name} />}
      {website.status !== 'ready' && (
        <div className={`${cards.card} ${styles.before}`}>
          <Unready known={website} rows={8} loading="Loading website texts..." failed={WEBSITE_TEXTS.load} />
        </div>
      )}
    </>
  );
}

/**
 * Returns the section in the URL. Without one, returns the first section, or on a phone `null`, which shows the list.
 */
function useSectionName(): SectionName | null {
  const [search] = useSearchParams();
  const isNarrow = useIsNarrow();
  const requested = search.get('section') ?? '';
  if (findSection(requested)) return requested as SectionName;
  return isNarrow ? null : (SECTION_NAMES[0] ?? null);
}
