import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { openEditor, typeAtEnd } from '../../support/write-room';

test.describe('motion', () => {
  type Watched = Window & { begun?: string[] };

  // Toasts close by themselves here, because the tests also check the motion of closing.
  test.use({ toastsEnd: true });

  /** Opens a screen as an administrator with the given motion preference, and records all animations. */
  async function openWith(page: Page, reducedMotion: 'reduce' | 'no-preference', path: string): Promise<void> {
    await signInAs(page, 'admin');
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const begun: string[] = [];
      (window as Watched).begun = begun;
      window.addEventListener('animationstart', ({ animationName }) => {
        if (/Zoom|Slide|Fade|Move/.test(animationName)) begun.push(animationName);
      });
    });
    await page.goto(path);
  }

  /** Waits until the part stops moving, because a click on a moving button would miss it. */
  async function atRest(part: Locator): Promise<Locator> {
    await expect(part).toBeVisible();
    await expect(part).not.toHaveClass(/-(appear|enter|leave)/);
    return part;
  }

  for (const width of [375, 1280]) {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test.describe(`${reducedMotion === 'reduce' ? 'with less motion' : 'with motion'}, at ${width} px`, () => {
        test.use({ viewport: { width, height: 740 } });

        /** Expects animations unless the user prefers reduced motion. */
        const expectMotion = async (page: Page) => {
          const begun = await page.evaluate(() => (window as Watched).begun?.length ?? 0);
          if (reducedMotion === 'reduce') expect(begun).toBe(0);
          else expect(begun).toBeGreaterThan(0);
        };

        test('opens and closes a dialog and the confirmation over it', async ({ page }) => {
          await openWith(page, reducedMotion, '/admin/pages');
          const opener = page.getByRole('button', { name: 'Add New Page' });
          await opener.click();
          const dialog = await atRest(page.getByRole('dialog', { name: 'Add New Page' }));
          await dialog.getByLabel('Status').selectOption({ label: 'Published' });
          await expectFitHere(page);

          await page.keyboard.press('Escape');
          const question = await atRest(page.getByRole('dialog', { name: 'Discard your changes?' }));
          await question.getByRole('button', { name: 'Keep editing' }).click();
          await expect(question).toBeHidden();
          await dialog.getByRole('button', { name: 'Cancel' }).click();
          await (await atRest(question)).getByRole('button', { name: 'Discard' }).click();
          await expect(dialog).toBeHidden();
          await expect(opener).toBeFocused();
          await expectMotion(page);
        });
      });
    }
  }
});

test.describe('focus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [375, 1280])
    test(`moves no text on focus of a top button at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openEditor(page, await seedPost(page, { content: 'A paragraph.\n\n'.repeat(40), format: 'markdown' }));
      await typeAtEnd(page, '\nThe last line');
      const place = () => page.evaluate(() => window.scrollY);
      const left = await place();
      expect(left).toBeGreaterThan(300);
      const sidebar = width < 768 ? [] : [page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })];
      const bar = ['Publish changes', 'More actions', 'Heading H2'].map((name) =>
        page.getByRole('button', { name }).first(),
      );
      for (const stands of [...bar, ...sidebar]) {
        await stands.focus();
        await expect(stands).toBeFocused();
        expect(await place()).toBe(left);
      }
    });
});
