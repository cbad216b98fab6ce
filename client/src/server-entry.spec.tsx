import { SITE_PATHS } from '@contract/routes';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { PAGE_FILES } from '@/app/page-files';
import { SITE_ROUTES } from '@/app/site-routes';
import { matchRoute, type PageReads, render, renderMaintenance } from './server-entry';

const META: PageReads = { meta: { value: { now: '2026-11-20T00:00:00.000Z', publicUrl: 'https://mosi.example' } } };
const SETTINGS = { ...DEFAULT_SETTINGS, siteName: 'Kafue School' };
const READS: PageReads = { ...META, '/settings': { value: SETTINGS } };

/** Every read of a path answered with an empty list. */
function emptyReads(path: string): PageReads {
  const keys = matchRoute(path, '').reads.filter((key) => key !== '/settings');
  return { ...READS, ...Object.fromEntries(keys.map((key) => [key, { value: { items: [], total: 0 } }])) };
}

describe('render', () => {
  it.each([...SITE_PATHS])('draws %s with one heading, the navigation and a head of its own', async (path) => {
    const { html, head, status } = await render({ path, search: '', reads: emptyReads(path) });
    expect(status).toBe(200);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Main"');
    expect(head.title).toContain('Kafue School');
    expect(head.canonicalPath).toBe(path);
    expect(head.description.length).toBeGreaterThan(20);
  });

  it('writes no style attribute, which the security policy would refuse', async () => {
    for (const path of SITE_PATHS) {
      const { html } = await render({ path, search: '', reads: emptyReads(path) });
      expect([path, html.match(/<[^>]+ style="[^"]*"/)]).toEqual([path, null]);
    }
  });

  it('answers 404 with the not-found page for a path that nobody made', async () => {
    const { html, head, status } = await render({ path: '/no/such/page', search: '', reads: READS });
    expect([status, head.robots]).toEqual([404, 'noindex']);
    expect(html).toContain('Oops! Page not found');
  });

  it('answers 404 for an article that is not in the listing', async () => {
    const known = await render({ path: '/articles/1', search: '', reads: READS });
    const unknown = await render({ path: '/articles/7', search: '', reads: READS });
    expect([known.status, unknown.status]).toEqual([200, 404]);
  });

  it('shows the counters and testimonials in their final state', async () => {
    const { html } = await render({ path: '/', search: '', reads: READS });
    expect(html).toContain('>200<');
    expect(html.match(/<blockquote/g)).toHaveLength(5);
  });

  it('takes year and name from what was read, not from this machine', async () => {
    const { html } = await render({ path: '/', search: '', reads: READS });
    expect(html.replaceAll('<!-- -->', '')).toContain('© 2026 Kafue School');
  });
});

describe('renderMaintenance', () => {
  it('stands alone, with the ways to reach people', () => {
    const { html, status } = renderMaintenance(READS);
    expect(status).toBe(503);
    expect(html).toContain(`mailto:${SETTINGS.contactEmail}`);
    expect(html).not.toContain('<nav');
  });
});

describe('matchRoute', () => {
  it('knows for which paths no page is meant', () => {
    expect(matchRoute('/about', '').isKnown).toBe(true);
    expect(matchRoute('/no/such/page', '').isKnown).toBe(false);
  });

  it('always reads the settings and what the frame links to, and the team for the team', () => {
    const frame = ['/settings', 'list:/pages/linked'];
    expect(matchRoute('/about', '').reads).toEqual(frame);
    expect(matchRoute('/no/such/page', '').reads).toEqual(frame);
    expect(matchRoute('/team', '').reads).toEqual([...frame, 'list:/team']);
  });

  it('knows the source of every route', () => {
    for (const name of [...SITE_ROUTES.map((route) => route.name), 'maintenance']) {
      expect(jest.requireActual(`../${PAGE_FILES[name]}`)).toHaveProperty('Page');
    }
  });
});
