import { expect, test } from '../../support/browser';
import { MISSING_ROUTES, newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { MISSING_OR_WITHOUT_SCRIPT, WITH_SAMPLES } from '../../support/visitor-sites';

test.describe('documents', () => {
  const SITE_NAME = 'Mosi Digital Academy';

  test.use({ siteVariables: WITH_SAMPLES });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, expectedTrouble: [MISSING_OR_WITHOUT_SCRIPT] });

    test('serves every URL with correct status, one main heading, title and text', async ({ page, baseURL }) => {
      const routes = [...PUBLIC_ROUTES, ...MISSING_ROUTES, await newestPost(baseURL)];
      for (const { path, heading, title, status = 200 } of routes) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(status);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
        await expect(page, path).toHaveTitle(title === '' ? SITE_NAME : `${title} | ${SITE_NAME}`);
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }), path).toBeVisible();
        await expect(page.getByRole('main'), path).toHaveText(/[\s\S]{80}/, { useInnerText: true });
      }
    });

    test('contains the text of lists, posts and services, none of it hidden', async ({ page }) => {
      await page.goto('/services');
      await expect(page.getByRole('heading', { name: 'Custom Software Solutions' })).toBeVisible();
      await page.goto('/team');
      await expect(page.getByRole('heading', { name: 'Chileshe Mumba' })).toBeVisible();
      await page.goto('/blogs');
      await page.getByRole('link', { name: 'Robots begin with wire cars' }).first().click();
      await expect(page.getByText('Written by')).toBeVisible();
      await page.goto('/');
      await expect(page.getByText('I came with a phone and no laptop.')).toBeVisible();
      await expect(page.locator('dl').getByText('200').first()).toBeVisible();
      await page.goto('/contact');
      await expect(page.getByText('Great East Road, Lusaka, Zambia').first()).toBeVisible();
    });
  });

  test.describe('first load', () => {
    test.use({ expectedTrouble: [/status of 404/] });

    test('requests nothing that the document already contains', async ({ page, baseURL }) => {
      const asked: string[] = [];
      const warnings: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api')) asked.push(`${page.url()} asks ${request.url()}`);
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !/status of 404/.test(message.text())) {
          warnings.push(`${page.url()}: ${message.text()}`);
        }
      });
      const routes = [...PUBLIC_ROUTES, ...MISSING_ROUTES, await newestPost(baseURL)];
      for (const { path, heading } of routes) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      }
      expect(asked).toEqual([]);
      // These warnings would include hydration errors of React.
      expect(warnings).toEqual([]);
    });
  });
});

test.describe('heads', () => {
  const SITE_NAME = 'Mosi Digital Academy';

  test.use({ siteVariables: WITH_SAMPLES });

  const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const metaOf = (html: string, key: string): string =>
    first(html, new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`));
  const jsonLdOf = (html: string): { '@type': string }[] =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) =>
      JSON.parse(text),
    );

  test('names every URL to search engines and messengers with its own text', async ({ request, baseURL }) => {
    const seen = new Map<string, string>();
    for (const { path, title, status = 200 } of [...PUBLIC_ROUTES, await newestPost(baseURL)]) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.status(), path).toBe(status);
      expect(html, path).toContain('<html lang="en"');
      expect(first(html, /<title>([^<]*)<\/title>/), path).toBe(title ? `${title} | ${SITE_NAME}` : SITE_NAME);
      if (status !== 200) {
        expect(metaOf(html, 'robots'), path).toContain('noindex');
        continue;
      }
      const description = metaOf(html, 'description');
      expect(description.length, path).toBeGreaterThan(10);
      const canonical = first(html, /<link rel="canonical" href="([^"]+)"/);
      expect(canonical.startsWith(`${baseURL}/`), path).toBe(true);
      // Each page has its own description, except tabs and filters, which have the description of their page, and the
      // pages for login and sign-up, which share one.
      if (!/[?]|^.(login|signup)$/.test(path)) expect(seen.get(description), path).toBeUndefined();
      seen.set(description, path);
      expect(metaOf(html, 'og:title'), path).toBe(first(html, /<title>([^<]*)<\/title>/));
      expect(metaOf(html, 'og:description'), path).toBe(description);
      expect(metaOf(html, 'og:url'), path).toBe(canonical);
      expect(metaOf(html, 'og:image'), path).toMatch(/^http/);
      expect(metaOf(html, 'twitter:card'), path).toMatch(/^summary/);
      for (const block of jsonLdOf(html)) expect(block['@type'], path).toBeTruthy();
    }
    const post = await (await request.get((await newestPost(baseURL)).path)).text();
    expect(jsonLdOf(post).map((block) => block['@type'])).toEqual(
      expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
    );
  });
});
