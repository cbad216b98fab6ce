import { expect, test } from '../support/browser';
import { findOverflow, findSmallTargets } from '../support/visitor-layout';
import { openOffice, sendQuote, sendRequest } from '../support/visitor-office';
import { MISSING_ROUTES, newestPost, PUBLIC_ROUTES } from '../support/visitor-routes';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../support/visitor-sites';

const WIDTHS = [320, 375, 768, 1280, 1440];
const LONG = 'Chikwelelamweneweka-Mulenganambwalyachandafunda';

test.use({ siteVariables: WITH_SAMPLES, expectedTrouble: [/status of 404/] });

test('no page scrolls sideways, from a small phone to a wide screen', async ({ page, baseURL }) => {
  const requestId = await sendRequest(baseURL, { name: LONG });
  await sendQuote(await openOffice(baseURL), requestId, { notes: LONG.repeat(3), teamSize: LONG });
  const routes = [...PUBLIC_ROUTES, ...MISSING_ROUTES, await newestPost(baseURL)].map(({ path }) => path);
  for (const path of [...routes, `/contact?request=${requestId}`]) {
    await page.goto(path);
    if (path.includes('request=')) await expect(page.getByText('$4,800.00')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('every button, link of its own and field has room for a thumb', async ({ page, baseURL }) => {
    const requestId = await sendRequest(baseURL);
    await sendQuote(await openOffice(baseURL), requestId);
    const routes = [...PUBLIC_ROUTES, ...MISSING_ROUTES, await newestPost(baseURL)].map(({ path }) => path);
    const small: Record<string, string[]> = {};
    for (const path of [...routes, `/contact?request=${requestId}`]) {
      await page.goto(path);
      if (path.includes('request=')) await expect(page.getByText('$4,800.00')).toBeVisible();
      const found = await findSmallTargets(page);
      if (found.length > 0) small[path] = found;
    }
    expect(small).toEqual({});
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await findSmallTargets(page)).toEqual([]);
  });

  test('heading and both buttons of the home page stand in the first screen', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Our Services', 'Learn More']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('long words and names', () => {
  test.use({ siteVariables: WITHOUT_CONTENT });

  test('break inside their column', async ({ page, baseURL }) => {
    const office = await openOffice(baseURL);
    const made = [
      ['team', await office.post<{ _id: string }>('/team', { name: LONG, role: LONG, bio: LONG.repeat(4) })],
      [
        'services',
        await office.post<{ _id: string }>('/services', {
          title: LONG.repeat(2),
          description: LONG.repeat(4),
          icon: 'code',
          features: [LONG.repeat(3)],
          order: 1,
        }),
      ],
      [
        'blogs',
        await office.post<{ _id: string }>('/blogs', {
          title: LONG.repeat(3),
          content: `${LONG.repeat(6)}\n\n- ${LONG.repeat(3)}`,
          category: LONG.slice(0, 40),
          authorName: LONG,
          isFeatured: true,
        }),
      ],
      [
        'pages',
        await office.post<{ _id: string }>('/pages', {
          title: LONG.repeat(2),
          slug: 'long-words',
          status: 'published',
          content: LONG.repeat(6),
        }),
      ],
    ] as const;
    const ids = Object.fromEntries(made.map(([resource, { _id }]) => [resource, _id]));
    for (const path of [
      '/team',
      '/services',
      `/services/${ids.services}`,
      '/blogs',
      `/blogs/${ids.blogs}`,
      '/long-words',
    ]) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    for (const [resource, { _id }] of made) await office.remove(`/${resource}/${_id}`);
  });
});
