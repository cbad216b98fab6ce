import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedMessage, seedRequest } from '../../support/office-seed';

test.describe('dashboard', () => {
  // Separate sites, because the tests count all records.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'dashboard' } });

  for (const [width, height] of [
    [375, 667],
    [1280, 800],
  ]) {
    test.describe(`at ${width} x ${height}`, () => {
      test.use({
        viewport: { width, height },
        siteVariables: { TEST_SITE: 'first screen' },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('shows the four totals on the first screen, also with pending work', async ({ page }) => {
        await seedMessage(page);
        await seedRequest(page);
        await signInAs(page, 'admin', '/admin');
        await expect(page.getByRole('heading', { name: 'Launch checklist' })).toBeVisible();
        await expect(page.getByText('Overdue replies')).toBeVisible();
        // On a phone, the bottom bar covers the end of the screen, so the cards must end above it.
        const dock = page.getByRole('navigation', { name: 'Main screens' });
        const end = (await dock.isVisible()) ? ((await dock.boundingBox())?.y ?? 0) : height;
        for (const name of ['Total Views', 'Team Members', 'Services', 'Blog Posts']) {
          const box = await page.getByRole('main').locator('dl > div', { hasText: name }).boundingBox();
          expect((box?.y ?? end) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
        }
        await expectFitHere(page);
      });

      if (width === 1280)
        test('shows both recent lists within 1,200 px, also with pending work', async ({ page }) => {
          for (let turn = 0; turn < 4; turn += 1) await seedMessage(page);
          await signInAs(page, 'admin', '/admin');
          await expect(page.getByRole('region', { name: 'Launch checklist' })).toBeVisible();
          for (const name of ['Recent Contacts', 'Recent Blog Posts']) {
            const list = page.getByRole('region', { name });
            await expect(list.getByRole('listitem')).toHaveCount(4);
            const box = (await list.boundingBox())!;
            expect(box.y + box.height).toBeLessThanOrEqual(1_200);
          }
        });
    });
  }
});
