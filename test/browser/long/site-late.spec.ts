import { expect, test } from '../../support/browser';
import { untilUsable } from '../../support/usable';
import { newestPost } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';
import { layoutShiftToTheEnd, watchLayoutShift, whatMoved } from '../../support/weight';

const MAX_LAYOUT_SHIFT = 0.01;
/** What may come late, as the browser names it. */
const KINDS = ['font', 'script', 'stylesheet', 'image'] as const;
/** One page of each layout. */
const PATHS =
  '/ /about /articles/1 /blogs /team /services /services/digital-marketing /contact /contact?tab=quote /vision';

test.use({ siteVariables: WITH_SAMPLES, viewport: { width: 375, height: 740 } });

for (const kind of KINDS) {
  test(`no page moves when every ${kind} comes after the first picture`, async ({ browser, baseURL }) => {
    let heldInAll = 0;
    for (const path of [...PATHS.split(' '), (await newestPost(baseURL)).path]) {
      // a context of its own: nothing is in its cache
      const context = await browser.newContext({ baseURL, viewport: { width: 375, height: 740 } });
      const page = await context.newPage();
      await watchLayoutShift(page);
      let letGo = (): void => undefined;
      const isPainted = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await context.route('**/*', async (route) => {
        const request = route.request();
        const isTile = request.url().startsWith('https://tile.openstreetmap.org/');
        if (request.resourceType() === kind && !isTile) {
          heldInAll += 1;
          await isPainted;
        }
        if (isTile) await route.fulfill({ contentType: 'image/png', body: '' });
        else await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      letGo();
      await untilUsable(page);
      await page.waitForLoadState('networkidle');
      const shift = await layoutShiftToTheEnd(page);
      expect(shift, `${path}\n${await whatMoved(page)}`).toBeLessThan(MAX_LAYOUT_SHIFT);
      await context.close();
    }
    expect(heldInAll).toBeGreaterThan(0);
  });
}
