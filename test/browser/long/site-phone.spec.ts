import { expect, setTextSize, test } from '../../support/browser';
import { findCutWords, findOverflow, findSmallTargets } from '../../support/visitor-layout';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { MISSING_ROUTES, newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../../support/visitor-sites';

test.describe('phones', () => {
  const WIDTHS = [320, 375, 768, 1280, 1440];
  const TEXTS = 'header a, main :is(h1, h2, h3, p, li, dt, dd, th)';
  const LONG = 'Chikwelelamweneweka-Mulenganambwalyachandafunda';

  test.use({ siteVariables: WITH_SAMPLES, expectedTrouble: [/status of 404/] });

  test('never scroll sideways, from a small phone to a wide screen', async ({ page, baseURL }) => {
    const requestId = await sendRequest(baseURL, { name: LONG });
    await sendQuote(await openOffice(baseURL), requestId, { notes: LONG.repeat(3), teamSize: LONG });
    const routes = [...PUBLIC_ROUTES, ...MISSING_ROUTES, await newestPost(baseURL)].map(({ path }) => path);
    for (const path of [...routes, `/contact?request=${requestId}`]) {
      await page.goto(path);
      if (path.includes('request=')) await expect(page.getByText('$4,800.00').first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('never scroll sideways or cut words at double text size', async ({ page, baseURL }) => {
    const requestId = await sendRequest(baseURL, { organisation: 'Kabulonga Girls Secondary School' });
    const lines = [{ text: 'A register for every school of the province', quantity: 1, unitPrice: 6_400_000.5 }];
    await sendQuote(await openOffice(baseURL), requestId, { lines, vatPercent: 16, depositPercent: 40 });
    const routes = [...PUBLIC_ROUTES, ...MISSING_ROUTES, await newestPost(baseURL)].map(({ path }) => path);
    const ofQuote = [
      `/contact?request=${requestId}`,
      ...['', '?do=accept'].map((step) => `/quotes/${requestId}${step}`),
    ];
    await setTextSize(page, 200);
    const wide: Record<string, string[]> = {};
    for (const path of [...routes, ...ofQuote]) {
      await page.goto(path);
      if (ofQuote.includes(path)) await expect(page.getByText('$7,424,000.58').first()).toBeVisible();
      for (const width of [320, 375, 1280]) {
        await page.setViewportSize({ width, height: 667 });
        const found = [...(await findOverflow(page)), ...(await findCutWords(page, width > 320 ? TEXTS : 'main h1'))];
        if (found.length > 0) wide[`${path} at ${width} px`] = found;
      }
    }
    expect(wide).toEqual({});
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

    test('give every button, separate link and field the size of a thumb', async ({ page, baseURL }) => {
      const requestId = await sendRequest(baseURL);
      await sendQuote(await openOffice(baseURL), requestId);
      const routes = [...PUBLIC_ROUTES, ...MISSING_ROUTES, await newestPost(baseURL)].map(({ path }) => path);
      const small: Record<string, string[]> = {};
      for (const path of [...routes, `/contact?request=${requestId}`]) {
        await page.goto(path);
        if (path.includes('request=')) await expect(page.getByText('$4,800.00').first()).toBeVisible();
        const found = await findSmallTargets(page);
        if (found.length > 0) small[path] = found;
      }
      expect(small).toEqual({});
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await findSmallTargets(page)).toEqual([]);
    });

    test('show heading and both buttons of the home page first', async ({ page }) => {
      await page.goto('/');
      const hero = page.getByRole('region', { name: /^Empowering Youth/ });
      await expect(hero.getByRole('heading')).toBeInViewport({ ratio: 1 });
      for (const name of ['Our Services', 'Learn More']) {
        await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      }
    });
  });

  test.describe('on a small phone', () => {
    test.use({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
      expectedTrouble: [/status of (404|500)|ERR_(FAILED|INTERNET_DISCONNECTED)/],
    });

    test('fit errors, toasts and questions, with controls the size of a thumb', async ({ page, baseURL }) => {
      const check = async (state: string): Promise<void> => {
        expect(await findOverflow(page), state).toEqual([]);
        expect(await findSmallTargets(page), state).toEqual([]);
      };
      await page.goto('/contact');
      const form = page.getByRole('form', { name: 'Send Us a Message' });
      await form.getByRole('button', { name: 'Send Message' }).tap();
      await expect(page.getByText('Please write your message.')).toBeVisible();
      await check('mistakes');

      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { message: LONG.repeat(3) } }));
      await form.getByLabel('Name').fill(LONG);
      await form.getByLabel('Email').fill('bwalya@school.example');
      await form.getByLabel('Subject').fill(LONG);
      await form.getByLabel('Message').fill(LONG);
      await form.getByRole('button', { name: 'Send Message' }).tap();
      const dismiss = page.getByRole('button', { name: 'Dismiss' });
      await expect(dismiss).toBeVisible();
      expect(await findOverflow(page), 'toast').toEqual([]);
      const { x = 0, width = 0, height = 0 } = (await dismiss.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(320);

      const requestId = await sendRequest(baseURL);
      await sendQuote(await openOffice(baseURL), requestId, { price: 9_999_999.99 });
      for (const answer of ['Accept Quote and Proceed', 'Decline']) {
        await page.goto(`/contact?request=${requestId}`);
        await page.getByText('Need Help? Contact Us Directly').tap();
        await page.getByRole('button', { name: answer }).tap();
        await expect(page.getByLabel('Email address you used for this request').first()).toBeVisible();
        await check(answer);
      }

      await page.goto('/about');
      const band = page.getByRole('region', { name: 'New courses and articles, by email' });
      await band.getByRole('button', { name: 'Subscribe' }).tap();
      await expect(band.getByText('Please enter a valid email address')).toBeVisible();
      await check('newsletter');
      await page.context().setOffline(true);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign Up' }).tap();
      await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
      await check('offline screen');
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
});
