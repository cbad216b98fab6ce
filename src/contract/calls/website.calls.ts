import type { PagePreview, UnsavedPage } from '../website/preview';
import type { SectionName, ShownSections, StoredSection, ToldSections, Website } from '../website/sections';
import type { Calls, Json, Query } from './call';

export const WEBSITE_CALLS = {
  /** Of one that is hidden visitors learn only that. `shown`: as pages are told, staff like anybody. */
  read: {
    method: 'GET',
    path: '/website',
    who: 'public',
    query: 'query' as Query<{ shown?: 'true' }>,
    answer: 'json' as Json<Website | ToldSections | ShownSections>,
    cached: { dependsOn: 'website', query: ['shown'] },
  },
  /**
   * Lists are sent whole. 409 with the stored section in `current` when somebody saved in between: with `updatedAt: null`,
   * when somebody saved at all.
   */
  update: {
    method: 'PUT',
    path: '/website/:section',
    who: 'editor',
    body: 'json' as Json<Partial<Website[SectionName]>>,
    answer: 'json' as Json<StoredSection>,
    audited: { action: 'website.update', label: 'Changed the section' },
  },
  /** Back to what was delivered. 409 as above. */
  reset: {
    method: 'POST',
    path: '/website/:section/reset',
    who: 'editor',
    body: 'json' as Json<{ updatedAt?: string | null }>,
    answer: 'json' as Json<StoredSection>,
    status: 200,
    audited: { action: 'website.reset', label: "Put the sample's words back into the section" },
  },
  /** The page as it would be with words that nobody has saved. It is kept for some minutes, for whoever knows its path, and nothing else changes. */
  preview: {
    method: 'POST',
    path: '/website/preview',
    who: 'editor',
    body: 'json' as Json<UnsavedPage>,
    answer: 'json' as Json<PagePreview>,
  },
} as const satisfies Calls;
