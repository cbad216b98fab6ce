import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { nextNumber, seedMessage, seedPost, seedRequest } from '../../support/office-seed';
import { translatePage } from '../../support/translator';
import { sendQuote } from '../../support/visitor-office';
import { text } from '../../support/write-room';

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
  test(`a page whose translation stands ${way} of each text can be worked with`, async ({ page }) => {
    const name = `Bwalya ${nextNumber()}`;
    const { subject } = await seedMessage(page, { name });
    const post = await seedPost(page);
    // An open sum takes the place of the words below the heading, once it is known.
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
    await expect(page.getByText(/^open: /i)).toBeVisible();
    await expect(page.getByText('Review requests, write quotes and send them')).toHaveCount(0);
    await openAndClose(page, page.getByRole('button', { name: `View request of ${name}` }));
    await openAndClose(page, page.getByRole('button', { name: `Quote for ${name}` }));

    // What changes is shown, and no longer what stood there before.
    await openScreen(page, '/admin/contacts', 'Contact Management');
    const rows = page.getByRole('row', { name: new RegExp(name, 'i') });
    await page.getByRole('searchbox').fill('nobody of that name');
    await expect(page.getByText('No contact messages found')).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.getByRole('searchbox').fill(name);
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('No contact messages found')).toHaveCount(0);

    // What is written is nobody's to translate.
    await page.goto(`/admin/blog?write=${post._id}`);
    await expect(text(page)).toHaveText('What the post says.');
    await text(page).click();
    await page.keyboard.type('Written. ');
    await expect(text(page)).toContainText('Written. ');
    await expect(text(page).locator('font')).toHaveCount(0);
  });
}

test.describe('a screen that cannot be drawn any more', () => {
  test.use({ expectedTrouble: [/broken on purpose|status of 400/] });

  test('leaves the menu, and what was typed is back in its form', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/team');
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
    await dialog.getByLabel('Name').fill('Chipo Banda');
    await page.evaluate(() => {
      const { appendChild } = Node.prototype;
      Node.prototype.appendChild = function (child) {
        if (!(this instanceof Element) || !this.closest('[role="dialog"]'))
          return appendChild.call(this, child) as never;
        Node.prototype.appendChild = appendChild;
        throw new DOMException('broken on purpose', 'NotFoundError');
      };
    });
    // What is missing is said below its field, which fails.
    await dialog.getByRole('button', { name: 'Add Team Member' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText('Unsaved text is kept on this device.')).toBeVisible();
    await menu(page).locator('a[href="/admin/quotes"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Project Quote Requests' })).toBeVisible();
    await page.goto('/admin/team');
    await expect(dialog.getByLabel('Name')).toHaveValue('Chipo Banda');
  });
});
