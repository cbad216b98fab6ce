import type { Page } from '@playwright/test';
import type { Page as SitePage } from '../../../src/contract/pages';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectCompared } from '../../support/office-dialog';
import { choose } from '../../support/office-quotes';
import { nextNumber, seedPage } from '../../support/office-seed';

const dialog = (page: Page) => page.getByRole('dialog', { name: /Add New Page|Edit Page/ });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function stored(page: Page, id: string): Promise<SitePage | undefined> {
  return (await (await officeOf(page)).get<SitePage[]>('/pages')).find(({ _id }) => _id === id);
}

test('a page is written, published and read at its address', async ({ page }) => {
  const title = `Fees & Terms ${nextNumber()}`;
  const slug = title.toLowerCase().replace(' & ', '-').replace(' ', '-');
  await signInAs(page, 'editor', '/admin/pages');
  await page.getByRole('button', { name: 'Add New Page' }).click();
  await expect(dialog(page).getByLabel('Status')).toHaveValue('draft');
  await dialog(page).getByLabel('Page Title').fill(title);
  await expect(dialog(page).getByLabel('URL Slug')).toHaveValue(slug);
  await expect(dialog(page).getByText(`Preview: ${new URL(page.url()).origin}/${slug}`)).toBeVisible();
  await dialog(page).getByLabel('Content').fill('Pay per term.\n\n* in cash\n* by phone');
  await dialog(page).getByRole('button', { name: 'Add Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const row = rowOf(page, title);
  await expect(row).toContainText(`/${slug}`);
  await expect(row).toContainText('Draft');
  await expect(row.getByRole('button', { name: `View ${title}: not while it is a draft` })).toBeDisabled();

  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await choose(page, 'Status', 'Published');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Page updated successfully')).toBeVisible();
  await expect(row).toContainText('Published');

  const opened = page.waitForEvent('popup');
  await row.getByRole('link', { name: `View ${title} in a new tab` }).click();
  const reader = await opened;
  await expect(reader).toHaveURL(`/${slug}`);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByRole('listitem').filter({ hasText: 'by phone' })).toBeVisible();
});

test('the dialog starts empty again after a page was added', async ({ page }) => {
  await signInAs(page, 'editor', '/admin/pages');
  const title = `Careers ${nextNumber()}`;
  await page.getByRole('button', { name: 'Add New Page' }).click();
  await dialog(page).getByLabel('Page Title').fill(title);
  await dialog(page).getByRole('button', { name: 'Add Page' }).click();
  await expect(rowOf(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Add New Page' }).click();
  await expect(dialog(page).getByLabel('Page Title')).toHaveValue('');
  await expect(dialog(page).getByLabel('URL Slug')).toHaveValue('');
  await expect(dialog(page).getByLabel('Content')).toHaveValue('');
});

test('deleting names the page, asks, and can be undone', async ({ page }) => {
  const { _id, title } = await seedPage(page);
  await signInAs(page, 'editor', '/admin/pages');
  const remove = rowOf(page, title).getByRole('button', { name: `Delete ${title}` });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Delete page?' });
  await expect(question).toContainText(`${title} will be deleted.`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  expect(await stored(page, _id)).toBeDefined();

  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Page deleted successfully')).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  expect(await stored(page, _id)).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Restored page "${title}"`)).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();
  expect((await stored(page, _id))?.title).toBe(title);
});

test('unsaved text asks before the dialog closes and before another screen opens', async ({ page }) => {
  const { title } = await seedPage(page);
  await signInAs(page, 'editor', '/admin/pages');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(dialog(page)).toBeVisible();
  // Nothing typed, nothing to ask.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog(page).getByLabel('Content').fill('Half a sentence');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Content')).toHaveValue('Half a sentence');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
});

test('more pages than one screen holds are turned, and the place stands in the address', async ({ page }) => {
  for (let turn = 0; turn < 11; turn += 1) await seedPage(page);
  await signInAs(page, 'viewer', '/admin/pages');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page).toHaveURL('/admin/pages?page=2');
  await page.reload();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/admin/pages');
});

test('under 768 px the list is cards', async ({ page }) => {
  const { title, slug } = await seedPage(page, { status: 'published' });
  await page.setViewportSize({ width: 767, height: 900 });
  await signInAs(page, 'editor', '/admin/pages');
  const card = page.getByRole('list', { name: 'Pages' }).getByRole('listitem').filter({ hasText: title });
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  await expect(card).toContainText(`/${slug}`);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('with no page stored', () => {
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'no pages' } });

  test('the empty text leads to the first page', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/pages');
    await expect(page.getByText('No pages found. Create your first page.')).toBeVisible();
    await page.getByRole('button', { name: 'Create page' }).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('against another person and a server that refuses or fails', () => {
  test.use({ expectedTrouble: [/status of (400|404|409|503)|ERR_FAILED/] });

  test('a wrong or taken address is said at its field', async ({ page }) => {
    const { slug } = await seedPage(page);
    await signInAs(page, 'editor', '/admin/pages');
    await page.getByRole('button', { name: 'Add New Page' }).click();
    const field = dialog(page).getByLabel('URL Slug');
    const send = dialog(page).getByRole('button', { name: 'Add Page' });
    await send.click();
    await expect(page.getByText('Failed to create page')).toBeVisible();
    await expect(dialog(page).getByText('Page title is required.')).toBeVisible();
    await dialog(page).getByLabel('Page Title').fill('Another page');
    for (const [wrong, text] of [
      [slug, 'Another page has this address already.'],
      ['team', 'This address belongs to a part of the site. Please choose another one.'],
      ['Two Words', 'URL slug may hold lower-case letters, digits and single hyphens only.'],
    ] as const) {
      await field.fill(wrong);
      await send.click();
      await expect(dialog(page).getByText(text)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(dialog(page).getByLabel('Page Title')).toHaveValue('Another page');
    }
  });

  test('a conflict shows both versions; both choices do what they say', async ({ page }) => {
    const office = await officeOf(page);
    const mine = await seedPage(page);
    await signInAs(page, 'editor', '/admin/pages');
    for (const [turn, choice, kept] of [
      [1, 'Keep my version', 'Mine 1'],
      [2, 'Use their version', 'Theirs 2'],
    ] as const) {
      await page.getByRole('button', { name: `Edit ${mine.title}` }).click();
      await dialog(page).getByLabel('Content').fill(`Mine ${turn}`);
      await office.put(`/pages/${mine._id}`, { content: `Theirs ${turn}` });
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(dialog(page).getByText('Someone else saved a newer version while you were editing.')).toBeVisible();
      await expectCompared(dialog(page).getByRole('row'), [
        'FieldMy versionTheir version',
        `ContentMine ${turn}Theirs ${turn}`,
      ]);
      expect((await stored(page, mine._id))?.content).toBe(`Theirs ${turn}`);
      await dialog(page).getByRole('button', { name: choice }).click();
      if (choice === 'Use their version') {
        await expect(dialog(page).getByLabel('Content')).toHaveValue(kept);
        await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      }
      await expect(dialog(page)).toBeHidden();
      expect((await stored(page, mine._id))?.content).toBe(kept);
    }
  });

  test('each failure has its message, and loses nothing', async ({ page }) => {
    const { title } = await seedPage(page);
    await signInAs(page, 'editor', '/admin/pages');
    const json = { success: false, statusCode: 503, message: 'The database is not available.' };
    const fail = (method: string, isAnswered: boolean) =>
      page.route('**/api/pages{,/*,?*}', (route) => {
        if (route.request().method() !== method) return route.fallback();
        return isAnswered ? route.fulfill({ status: 503, json }) : route.abort();
      });
    const question = page.getByRole('dialog', { name: 'Delete page?' });
    for (const [isAnswered, created, updated, deleted] of [
      [true, 'Failed to create page', 'Failed to update page', 'Failed to delete page'],
      [
        false,
        'An error occurred while creating the page',
        'An error occurred while updating the page',
        'An error occurred while deleting the page',
      ],
    ] as const) {
      await fail('POST', isAnswered);
      await page.getByRole('button', { name: 'Add New Page' }).click();
      await dialog(page).getByLabel('Page Title').fill('Not lost');
      await dialog(page).getByRole('button', { name: 'Add Page' }).click();
      await expect(page.getByText(created)).toBeVisible();
      await expect(dialog(page).getByLabel('Page Title')).toHaveValue('Not lost');
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(dialog(page)).toBeHidden();

      await fail('PUT', isAnswered);
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      await dialog(page).getByLabel('Content').fill('Not lost either');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(updated)).toBeVisible();
      await expect(dialog(page).getByLabel('Content')).toHaveValue('Not lost either');
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(dialog(page)).toBeHidden();

      await fail('DELETE', isAnswered);
      await page.getByRole('button', { name: `Delete ${title}` }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(deleted)).toBeVisible();
      await expect(rowOf(page, title)).toBeVisible();
      await page.unroute('**/api/pages{,/*,?*}');
    }
  });

  test('a list that cannot be read has a Retry', async ({ page }) => {
    await seedPage(page);
    await page.route('**/api/pages?*', (route) => route.abort());
    await signInAs(page, 'viewer', '/admin/pages');
    const main = page.getByRole('main');
    await expect(main.getByText('Failed to load pages')).toBeVisible();
    await page.unroute('**/api/pages?*');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('table')).toBeVisible();
  });
});
