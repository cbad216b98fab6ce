import { expect, test } from '../../support/browser';
import { findLostStops } from '../../support/visitor-keyboard';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { newestPost } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';

/** One page of each layout. */
const PATHS = [
  ...['/', '/about', '/articles', '/articles/1', '/blogs', '/team', '/services', '/services/digital-marketing'],
  ...['/contact', '/contact?tab=quote', '/signup', '/vision', '/no/such/page'],
];

test.use({
  siteVariables: WITH_SAMPLES,
  expectedTrouble: [/status of 404/],
  contextOptions: { reducedMotion: 'reduce' },
});

for (const width of [375, 1280]) {
  test(`the Tab key comes to everything on every page, always seen and marked, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const requestId = await sendRequest(baseURL);
    await sendQuote(await openOffice(baseURL), requestId);
    const paths = [...PATHS, (await newestPost(baseURL)).path, `/contact?request=${requestId}`];
    const lost: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      // a link until the script has taken over: what it shows by the scrolling comes only then
      await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toHaveCount(1);
      if (path.includes('request=')) await expect(page.getByText('$4,800.00').first()).toBeVisible();
      // On a phone a request that was sent leaves the map behind its link.
      if (path.startsWith('/contact') && !(path.includes('request=') && width < 768)) {
        // the map comes late, and with it its own stops
        await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
        await expect(page.locator('.leaflet-popup-content')).toBeVisible();
      }
      // A press would move the start of the walk.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const found = await findLostStops(page);
      if (found.length > 0) lost[path] = found;
    }
    expect(lost).toEqual({});
  });
}

test('a request for a quote, and the answer to it, need no mouse', async ({ page, baseURL }) => {
  await page.goto('/contact?tab=quote');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await form.getByLabel('Name').focus();
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('Mutinta Phiri');
  await type('mutinta@school.example');
  await type('');
  await expect(form.getByLabel('Service')).toBeFocused();
  await type('Digital');
  await expect(form.getByLabel('Service').locator('option:checked')).toHaveText('Digital Marketing');
  await type('');
  await type('Basic');
  await type('6');
  await type('Urgent');
  await expect(form.getByLabel('Project Description')).toBeFocused();
  await type('Leaflets for our clinic.');
  await page.getByRole('button', { name: 'Submit Request' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  const requestId = new URL(page.url()).searchParams.get('request') ?? '';
  const office = await openOffice(baseURL);
  expect(await office.get(`/project/${requestId}`)).toMatchObject({
    projectScope: 'small',
    teamSize: 'large',
    timeframe: 'urgent',
  });
  await sendQuote(office, requestId);
  await page.reload();
  await page.getByRole('button', { name: 'Accept Quote and Proceed' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, accept and proceed' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Agreed/ })).toBeFocused();
});
