import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedMessage, seedPost, seedRequest } from '../../support/office-seed';
import { translatePage } from '../../support/translator';
import { sendQuote } from '../../support/visitor-office';
import { openEditor, text, typeAtEnd } from '../../support/write-room';

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

        test('opens and closes a message’s menu and the toast after it', async ({ page }) => {
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
      });
    }
  }
});

test.describe('focus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [375, 1280])
    test(`moves no text when a button at the top is focused at ${width} px`, async ({ page }) => {
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

test.describe('translated page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin', exact: true });

  async function openScreen(page: Page, path: string, heading: string): Promise<void> {
    await menu(page).locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(/^loading/i)).toHaveCount(0);
  }

  async function openAndClose(page: Page, opener: Locator): Promise<void> {
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  for (const way of ['in its place', 'around it'] as const) {
    test(`keeps working when the translation is ${way} of each text`, async ({ page }) => {
      const name = `Bwalya ${nextNumber()}`;
      const { subject } = await seedMessage(page, { name });
      const post = await seedPost(page);
      // Sends a quote. The dashboard loads its amount later and then replaces translated text below the heading.
      await sendQuote(await officeOf(page), await seedRequest(page, { name }));
      await translatePage(page, way);
      await signInAs(page, 'editor', '/admin');
      await expect(page.locator('main font').first()).toBeVisible();

      await openScreen(page, '/admin/contacts', 'Contact Management');
      await openAndClose(page, page.getByRole('button', { name: `View ${name}: ${subject}` }));
      await openAndClose(page, page.getByRole('button', { name: `Reply to ${name}: ${subject}` }));
      await openScreen(page, '/admin/blog', 'Blog Posts');
      await openAndClose(page, page.getByRole('button', { name: 'Add Blog Post' }));
      await openScreen(page, '/admin/quotes', 'Project Quote Requests');
      await expect(page.getByText(/^open quotes: /i)).toBeVisible();
      await expect(page.getByText('Review requests, write quotes and send them')).toHaveCount(0);
      await openAndClose(page, page.getByRole('button', { name: `View request of ${name}` }));
      await openAndClose(page, page.getByRole('button', { name: `Quote for ${name}` }));

      // When the page changes a translated text, only the new text is visible.
      await openScreen(page, '/admin/contacts', 'Contact Management');
      const rows = page.getByRole('row', { name: new RegExp(name, 'i') });
      await page.getByRole('searchbox').fill('nobody of that name');
      await expect(page.getByText('No contact messages found')).toBeVisible();
      await expect(rows).toHaveCount(0);
      await page.getByRole('searchbox').fill(name);
      await expect(rows).toHaveCount(1);
      await expect(page.getByText('No contact messages found')).toHaveCount(0);

      // The browser does not translate text in the editor.
      await page.goto(`/admin/blog?write=${post._id}`);
      await expect(text(page)).toHaveText('What the post says.');
      await text(page).click();
      await page.keyboard.type('Written. ');
      await expect(text(page)).toContainText('Written. ');
      await expect(text(page).locator('font')).toHaveCount(0);
    });
  }
});
