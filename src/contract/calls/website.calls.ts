import type { PagePreview, UnsavedPage } from '../website/preview';
import type { SectionName, ShownSections, StoredSection, ToldSections, Website } from '../website/sections';
import type { Calls, Json, Query } from './call';

export const WEBSITE_CALLS = {
  /** Visitors learn only that a hidden section is hidden. `shown` returns what pages need, to staff as to visitors. */
  read: {
    method: 'GET',
    path: '/website',
    who: 'public',
    query: 'query' as Query<{ shown?: 'true' }>,
    answer: 'json' as Json<Website | ToldSections | ShownSections>,
    cached: { dependsOn: 'website', query: ['shown'] },
  },
  /** Lists are sent whole. 409 with the stored section in `current` if newer than `updatedAt` (`null`: never saved). */
  update: {
    method: 'PUT',
    path: '/website/:section',
    who: 'editor',
    body: 'json' as Json<Partial<Website[SectionName]>>,
    answer: 'json' as Json<StoredSection>,
    audited: { action: 'website.update', label: 'Changed the section' },
  },
  /** Resets the section to the sample text. 409 as for `update`. */
  reset: {
    method: 'POST',
    path: '/website/:section/reset',
    who: 'editor',
    body: 'json' as Json<{ updatedAt?: string | null }>,
    answer: 'json' as Json<StoredSection>,
    status: 200,
    audited: { action: 'website.reset', label: 'Restored the sample text of the section' },
  },
  /** Renders the page with unsaved text, for some minutes, for anyone who knows its path. Stores nothing else. */
  preview: {
    method: 'POST',
    path: '/website/preview',
    who: 'editor',
    body: 'json' as Json<UnsavedPage>,
    answer: 'json' as Json<PagePreview>,
  },
} as const satisfies Calls;
