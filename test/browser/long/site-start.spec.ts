import { expect, test } from '../../support/browser';
import { untilUsable } from '../../support/usable';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES, viewport: { width: 375, height: 740 } });

test('a page is shown before its script is asked for', async ({ page }) => {
  for (const path of ['/', '/services', '/login']) {
    await page.goto(path);
    const [shownAt, ...askedAt] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0].startTime,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ]);
    expect(askedAt.length, path).toBeGreaterThan(2);
    expect(Math.min(...askedAt), path).toBeGreaterThan(shownAt);
  }
});

test('a picture that never comes does not keep the page from being used', async ({ page }) => {
  await page.route('**/art/hero.svg', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await untilUsable(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});
