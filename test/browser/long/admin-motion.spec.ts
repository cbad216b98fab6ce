import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedMessage } from '../../support/office-seed';

type Watched = Window & { begun?: string[] };

// How a toast goes is part of the motion.
test.use({ toastsEnd: true });

/** Opens a screen as an administrator whose device asks for that motion, and notes how parts come and go there. */
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

/** A part that has come to rest: before, a press would go to where it no longer is when the button is let go. */
async function atRest(part: Locator): Promise<Locator> {
  await expect(part).toBeVisible();
  await expect(part).not.toHaveClass(/-(appear|enter|leave)/);
  return part;
}

for (const width of [375, 1280]) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`${reducedMotion === 'reduce' ? 'with less motion' : 'with motion'}, at ${width} px`, () => {
      test.use({ viewport: { width, height: 740 } });

      /** Whether the parts of this screen moved as they came is what the person asked for. */
      const expectMotion = async (page: Page) => {
        const begun = await page.evaluate(() => (window as Watched).begun?.length ?? 0);
        if (reducedMotion === 'reduce') expect(begun).toBe(0);
        else expect(begun).toBeGreaterThan(0);
      };

      test('a dialog and the question over it open, work and close', async ({ page }) => {
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

      test('the menu of a message and the toast after it open, work and go', async ({ page }) => {
        const { name, subject } = await seedMessage(page, { email: `moved${nextNumber()}@school.example` });
        await openWith(page, reducedMotion, '/admin/contacts');
        await page
          .getByRole('button', { name: `View ${name}: ${subject}` })
          .first()
          .click();
        const dialog = await atRest(page.getByRole('dialog', { name: 'Message details' }));
        await dialog.getByRole('button', { name: 'Change status' }).click();
        const menu = await atRest(page.locator('.ant-dropdown'));
        await expect(menu).toBeInViewport({ ratio: 1 });
        await menu.getByRole('menuitem', { name: 'Archive' }).click();
        await expect(menu).toBeHidden();
        const toast = page.getByText('Status changed to Archived');
        await expect(toast).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByText('Archived', { exact: true })).toBeVisible();
        await expect(toast).toBeHidden();
        await dialog.getByText('Close', { exact: true }).click();
        await expect(dialog).toBeHidden();
        await expectMotion(page);
      });

      test('the menu under the name leads to its dialog', async ({ page }) => {
        await openWith(page, reducedMotion, '/admin/pages');
        await page.getByRole('button', { name: 'Admin User' }).click();
        await page.getByRole('menuitem', { name: 'Change password' }).click();
        const dialog = await atRest(page.getByRole('dialog', { name: 'Change Password' }));
        await expectFitHere(page);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
        await expectMotion(page);
      });
    });
  }
}

test.describe('the drawer of a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`opens and closes with ${reducedMotion === 'reduce' ? 'less motion' : 'motion'}`, async ({ page }) => {
      await openWith(page, reducedMotion, '/admin/pages');
      await page.getByRole('button', { name: /^More/ }).click();
      const drawer = page.getByRole('dialog', { name: 'More' });
      await expect(drawer.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
      await expectFitHere(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: /^More/ }).click();
      await drawer.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeFocused();
      await expect(drawer).toBeHidden();
    });
  }
});
