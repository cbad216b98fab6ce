import type { Browser, Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { officeOf, PEOPLE, signInAs } from '../../support/office';
import { nextNumber, seedPost } from '../../support/office-seed';
import { openEditor, saved, text, typeAtEnd } from '../../support/write-room';

/** A tab in which no answer comes, and a text that two devices have changed. */
test.use({ expectedTrouble: [/status of 40[19]|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

const SCREENS = [
  { width: 375, height: 700 },
  { width: 1280, height: 800 },
];
const shoot = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}-${page.viewportSize()?.width}.png`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = async (page: Page, name: string) => {
  await button(page, 'More actions').click();
  await page.getByRole('group', { name: 'More actions' }).getByRole('button', { name, exact: true }).click();
};
const draftOf = async (page: Page, { _id }: Pick<Blog, '_id'>) => {
  const { draft } = await (await officeOf(page)).get<{ draft: { fields: { content: string } } | null }>(
    `/blogs/${_id}/draft`,
  );
  return draft?.fields.content;
};

/** Another browser of the same person. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, post: Blog): Promise<Page> {
  const headers = { 'x-forwarded-for': newVisitorAddress() };
  const page = await (await browser.newContext({ baseURL, extraHTTPHeaders: headers })).newPage();
  await openEditor(page, post);
  return page;
}

for (const screen of SCREENS) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen });

    test('a new post goes on where its tab was lost', async ({ page }) => {
      const title = `Written ${nextNumber()}`;
      await signInAs(page, 'editor', '/admin/blog?write=new');
      await page.getByRole('textbox', { name: 'Title' }).fill(title);
      await expect(page).toHaveURL(/write=[0-9a-f]{24}$/);
      await typeAtEnd(page, 'The last words.');
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      await shoot(page, 'typed');
      await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes('The last words.')));
      const context = page.context();
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.setViewportSize(screen);
      await next.goto('/admin/blog');
      await next.getByRole('link', { name: `Open in the editor: ${title}` }).click();
      await expect(text(next)).toHaveText('The last words.');
      await saved(next);
      expect(await findBarriers(next)).toEqual([]);
      await shoot(next, 'gone-on-with');
    });

    test('two devices on one text see both versions, and nothing is lost', async ({ page, browser, baseURL }) => {
      const post = await seedPost(page, { content: 'Public.', format: 'markdown' });
      await openEditor(page, post);
      const other = await onAnotherDevice(browser, baseURL, post);
      await other.setViewportSize(screen);
      await typeAtEnd(page, ' Mine.');
      await saved(page);
      await typeAtEnd(other, ' From the phone.');
      await expect(other.getByRole('heading', { name: /in another window or on another device/ })).toBeVisible();
      expect(await findBarriers(other)).toEqual([]);
      await shoot(other, 'conflict');
      await button(other, 'Keep my changes').click();
      await saved(other);
      expect(await draftOf(page, post)).toBe('Public. From the phone.');
      const { former } = await (await officeOf(page)).get<{ former: unknown[] }>(`/versions/post/${post._id}`);
      expect(former).toHaveLength(1);
      // The other text is followed while nothing is typed.
      await page.reload();
      await expect(text(page)).toHaveText('Public. From the phone.');
      await other.context().close();
    });

    test('a lost connection loses nothing, also when a repeated call fails', async ({ page }) => {
      const post = await seedPost(page, { content: 'Public.', format: 'markdown' });
      await openEditor(page, post);
      await page.context().setOffline(true);
      await typeAtEnd(page, ' Typed offline.');
      await expect(page.getByText('Draft saved on this device')).toBeVisible();
      await shoot(page, 'offline');
      await page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
      await typeAtEnd(page, ' And more.');
      await page.context().setOffline(false);
      await saved(page);
      expect(await draftOf(page, post)).toBe('Public. Typed offline. And more.');
    });

    test('a session that ends keeps the text on the screen, and sends it after the sign-in', async ({ page }) => {
      const post = await seedPost(page, { content: 'Public.', format: 'markdown' });
      await openEditor(page, post);
      await page.route('**/draft', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 401, contentType: 'application/json', body: '{"success":false,"statusCode":401}' })
          : route.continue(),
      );
      await typeAtEnd(page, ' Typed.');
      const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Password') });
      await expect(dialog).toBeVisible();
      await shoot(page, 'session-over');
      await page.unroute('**/draft');
      await dialog.getByLabel('Password').fill(PEOPLE.editor.password);
      await dialog.getByRole('button', { name: 'Login' }).click();
      await expect(dialog).toBeHidden();
      await saved(page);
      expect(await draftOf(page, post)).toBe('Public. Typed.');
    });

    test('a post is published, corrected, compared and restored', async ({ page }) => {
      const post = await seedPost(page, { content: 'As it was.', format: 'markdown' });
      const office = await officeOf(page);
      const content = async () => (await office.get<Blog>(`/blogs/${post._id}`)).content;
      await openEditor(page, post);
      await typeAtEnd(page, ' Corrected.');
      await saved(page);
      expect(await content()).toBe('As it was.');
      await button(page, 'Save').click();
      await expect(page.getByText('Published', { exact: false }).filter({ hasText: 'View on site' })).toBeVisible();
      await shoot(page, 'published');
      expect(await content()).toBe('As it was. Corrected.');
      const versions = button(page, 'Versions').filter({ visible: true });
      if ((await versions.count()) === 0) await button(page, 'More actions').click();
      await versions.click();
      const dialog = page.getByRole('dialog', { name: `Versions of ${post.title}` });
      await expect(dialog.getByRole('region', { name: 'Content' }).locator('ins')).toContainText('Corrected.');
      await shoot(page, 'compared');
      await dialog.getByRole('button', { name: 'Restore this version' }).click();
      await page
        .getByRole('dialog', { name: 'Restore this version?' })
        .getByRole('button', { name: 'Restore' })
        .click();
      await expect(text(page)).toHaveText('As it was.');
      await saved(page);
      expect(await content()).toBe('As it was. Corrected.');
      await button(page, 'Save').click();
      await expect.poll(content).toBe('As it was.');
    });

    test('a draft is discarded, and stays among the versions', async ({ page }) => {
      const post = await seedPost(page, { content: 'Public.', format: 'markdown' });
      await openEditor(page, post);
      await typeAtEnd(page, ' No.');
      await saved(page);
      await choose(page, 'Discard draft');
      await shoot(page, 'discard');
      await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
      await expect(text(page)).toHaveText('Public.');
      expect(await draftOf(page, post)).toBeUndefined();
    });
  });
}
