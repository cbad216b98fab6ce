import { listRead, META_READ, type PageReads, WEBSITE_READ } from '@contract/rendering';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { matchSitePage, readsOf, SITE_PATHS } from '@contract/site-pages';
import type * as Remote from '@/stores/remote';
import { render, renderMaintenance } from './server-entry';
import { SAMPLE_WEBSITE } from './testing/render-site';

/** Keys of the data that components read during a render. */
const mockAsked: string[] = [];
jest.mock('@/stores/remote', () => {
  const real = jest.requireActual<typeof Remote>('@/stores/remote');
  const noted =
    <Key extends string | null, Answer>(use: (path: Key) => Answer, toKey = (path: string) => path) =>
    (path: Key) => {
      if (path !== null) mockAsked.push(toKey(path));
      return use(path);
    };
  return { ...real, useRemote: noted(real.useRemote), useRemoteList: noted(real.useRemoteList, listRead) };
});

const META: PageReads = {
  meta: { value: { now: '2026-11-20T00:00:00.000Z', publicUrl: 'https://mosi.example' } },
};
const SETTINGS = { ...DEFAULT_SETTINGS, siteName: 'Kafue School' };
const READS: PageReads = { ...META, '/settings': { value: SETTINGS }, [WEBSITE_READ]: { value: SAMPLE_WEBSITE } };

/** Returns an empty list for everything that the page at `path` reads from the server. */
function emptyReads(path: string): PageReads {
  const keys = readsOf(matchSitePage(path), '').filter((key) => !(key in READS));
  return { ...READS, ...Object.fromEntries(keys.map((key) => [key, { value: { items: [], total: 0 } }])) };
}

describe('render', () => {
  it.each([...SITE_PATHS])('draws %s with one heading, the navigation and its own head', async (path) => {
    const { html, head } = await render({ path, search: '', reads: emptyReads(path) });
    expect(head.status).toBe(200);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Main"');
    expect(head.title).toContain('Kafue School');
    expect(head.canonicalPath).toBe(path);
    expect(head.description.length).toBeGreaterThan(20);
  });

  it('writes no style attributes, which the security policy would block', async () => {
    for (const path of SITE_PATHS) {
      const { html } = await render({ path, search: '', reads: emptyReads(path) });
      expect([path, html.match(/<[^>]+ style="[^"]*"/)]).toEqual([path, null]);
    }
  });

  it.each(['/login', '/signup'])('answers %s while accounts are closed and excludes it from search', async (path) => {
    const { head } = await render({ path, search: '', reads: emptyReads(path) });
    expect([head.status, head.robots]).toEqual([200, 'noindex']);
  });

  it('answers 404 for an article that is not listed', async () => {
    const known = await render({ path: '/articles/1', search: '', reads: READS });
    const unknown = await render({ path: '/articles/7', search: '', reads: READS });
    expect([known.head.status, unknown.head.status]).toEqual([200, 404]);
  });

  it('takes year and name from the reads, not from the machine', async () => {
    const { html } = await render({ path: '/', search: '', reads: READS });
    expect(html.replaceAll('<!-- -->', '')).toContain('© 2026 Kafue School');
  });
});

describe('renderMaintenance', () => {
  it('shows only the message and the contact details', () => {
    const { html, head } = renderMaintenance(READS);
    expect(head.status).toBe(503);
    expect(html).toContain(`mailto:${SETTINGS.contactEmail}`);
    expect(html).not.toContain('<nav');
  });
});

describe('the table of pages', () => {
  it.each([...SITE_PATHS])('reads everything ahead that %s shows', async (path) => {
    mockAsked.length = 0;
    await render({ path, search: '', reads: emptyReads(path) });
    const read = [META_READ, ...readsOf(matchSitePage(path), '')];
    expect(mockAsked.filter((key) => !read.includes(key))).toEqual([]);
  });
});
