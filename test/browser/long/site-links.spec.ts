import type { Page as StoredPage } from '../../../src/contract/pages';
import { expect, test } from '../../support/browser';
import { crawl, deadLinks } from '../../support/crawl';
import { Site } from '../../support/site';
import { openOffice } from '../../support/visitor-office';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../../support/visitor-sites';

const FOOTER = '/about /features /pricing /testimonials /careers /faq /support /contact /terms /privacy /cookies'.split(
  ' ',
);
const FROM_HOME = ['/vision', '/courses', '/saas-solutions', '/ai-learning'];

test.use({ expectedTrouble: [/status of 404/] });

test('no link leads to a page that is missing: on a fresh start, and after pages were deleted, renamed and made drafts', async ({
  page,
}) => {
  const site = await Site.start(WITH_SAMPLES);
  try {
    const fresh = await crawl(page, site.url);
    expect(deadLinks(fresh)).toEqual([]);
    for (const path of [...FOOTER, ...FROM_HOME]) expect(fresh.get(path)?.status, path).toBe(200);

    const office = await openOffice(site.url);
    const pages = await office.get<StoredPage[]>('/pages');
    const idOf = (slug: string) => pages.find((stored) => stored.slug === slug)?._id;
    await office.remove(`/pages/${idOf('vision')}`);
    await office.remove(`/pages/${idOf('privacy')}`);
    await office.put(`/pages/${idOf('courses')}`, { slug: 'our-courses' });
    await office.put(`/pages/${idOf('faq')}`, { status: 'draft' });
    for (const resource of ['blogs', 'services']) {
      const [first] = await office.get<{ _id: string }[]>(`/${resource}`);
      await office.remove(`/${resource}/${first._id}`);
    }
    const later = await crawl(page, site.url);
    expect(deadLinks(later)).toEqual([]);
    for (const path of ['/vision', '/faq']) expect([...later.keys()], path).not.toContain(path);
    // Its old address leads on, so links to it stay.
    expect([...later.keys()]).toContain('/courses');
    expect(later.get('/privacy')?.status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('without content the words of its links stay but in the footer, and none leads to a page that is missing', async ({
  page,
}) => {
  const site = await Site.start(WITHOUT_CONTENT);
  try {
    expect(deadLinks(await crawl(page, site.url))).toEqual([]);
    await page.goto(site.url);
    const footer = page.getByRole('contentinfo').getByRole('navigation');
    expect(await footer.getByRole('listitem').allTextContents()).toEqual(['About Us', 'Contact', 'Privacy']);
    expect(await footer.getByRole('link').allTextContents()).toEqual(['About Us', 'Contact', 'Privacy']);
    await expect(page.getByRole('main').getByText('Explore courses')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Explore courses' })).toHaveCount(0);

    const office = await openOffice(site.url);
    await office.post('/pages', { title: 'Courses', slug: 'courses', status: 'published', content: 'All of them.' });
    await page.reload();
    await page.getByRole('link', { name: 'Explore courses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  } finally {
    await site.stop();
  }
});
