import type { PagePreview, UnsavedPage } from '../website/preview';
import type { SectionName, ShownSections, StoredSection, ToldSections, Website } from '../website/sections';
import type { Calls, Json, Query } from './call';

export const WEBSITE_CALLS = {
  /** For hidden sections, visitors get no content. With `shown`, staff get the same answer as visitors. */
  read: {
    method: 'GET',
    path: '/website',
    who: 'public',
    query: 'query' as Query<{ shown?: 'true' }>,
    answer: 'json' as Json<Website | ToldSections | ShownSections>,
    cached: { dependsOn: 'website', query: ['shown'] },
  },
  /** A given list replaces the whole stored list. Answers 409 if the stored section is newer than `updatedAt`. */
  update: {
    method: 'PUT',
    path: '/website/:section',
    who: 'editor',
    body: 'json' as Json<Partial<Website[SectionName]>>,
    answer: 'json' as Json<StoredSection>,
    audited: { action: 'website.update', label: 'Changed the section' },
  },
  /** Resets the section to its sample text. Answers 409 if the stored section is newer than `updatedAt`. */
  reset: {
    method: 'POST',
    path: '/website/:section/reset',
    who: 'editor',
    body: 'json' as Json<{ updatedAt?: string | null }>,
    answer: 'json' as Json<StoredSection>,
    audited: { action: 'website.reset', label: 'Restored the sample text of the section' },
  },
  /** Returns the path of a preview with unsaved texts. Anyone with the path can open it for some minutes. */
  preview: {
    method: 'POST',
    path: '/website/preview',
    who: 'editor',
    body: 'json' as Json<UnsavedPage>,
    answer: 'json' as Json<PagePreview>,
    status: 201,
  },
} as const satisfies Calls;
