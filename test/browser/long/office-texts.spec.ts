import type { Browser, Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import type { Page as SitePage } from '../../../src/contract/pages';
import type { EditedText } from '../../../src/contract/texts';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedPage, seedPost } from '../../support/office-seed';
import { openEditor, saved, text, typeAtEnd } from '../../support/write-room';

for (const width of [375, 1280]) {
  test(`finds many posts, unpublishes and publishes them as rows, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, 'editor', '/admin/blog');
    const office = await officeOf(page);
    const word = `Ploughing${nextNumber()}`;
    const titleOf = (name: string) =>
      `${word} ${name}${name === 'twice' ? ' and how much that costs a school'.repeat(4) : ''}`;
    for (const name of ['early', 'late', 'twice']) {
      await office.post<Blog>('/blogs', { title: titleOf(name), content: 'By hand.', category: `Fields ${word}` });
    }
    await page.getByRole('button', { name: 'Rows' }).click();
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('button', { name: /^Edit Ploughing/ })).toHaveCount(3);
    await page
      .getByRole('button', { name: `Only posts in Fields ${word}` })
      .first()
      .click();
    await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue(`Fields ${word}`);
    await expect(page.getByRole('tab', { name: 'Published 3' })).toBeVisible();
    if (width === 375) await expect(page.getByRole('heading', { name: titleOf('early') })).toBeVisible();
    await expectFit(page);
    expect(await findBarriers(page)).toEqual([]);

    for (const name of ['early', 'late']) await page.getByRole('checkbox', { name: `Select ${word} ${name}` }).check();
    await page.getByRole('combobox', { name: 'Set status of selected posts' }).selectOption('Draft');
    await expect(page.getByText('Set 2 posts to Draft')).toBeVisible();
    const publicPosts = async () => (await page.request.get(`/api/blogs?q=${word}`)).json() as Promise<Blog[]>;
    expect((await publicPosts()).map(({ title }) => title)).toEqual([titleOf('twice')]);
    await expect(page.getByRole('button', { name: `Preview ${word} early` })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('checkbox', { name: `Select ${word} late` }).check();
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('region', { name: 'Selected posts' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted 3 posts')).toBeVisible();
    await expect(page.getByText('No posts match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^Edit Ploughing/ })).toHaveCount(3);
  });
}

test.describe('compared texts', () => {
  const paragraph = (crop: string) =>
    `Farmers who grow **${crop}** sell it [at the market](/services) after the rains, and keep a part of it for the next year. `.repeat(
      6,
    );
  const article = (fee: string, end: string) =>
    [
      '## What it costs',
      `The fee is ${fee} a year.`,
      ...['maize', 'beans', 'millet', 'cassava'].map(paragraph),
      end,
    ].join('\n\n');

  test.use({ expectedTrouble: [/status of 409/] });

  for (const { width, height } of [
    { width: 375, height: 700 },
    { width: 1280, height: 900 },
  ]) {
    test(`shows the differences of two long texts at ${width} px`, async ({ page }) => {
      const post = await seedPost(page, { content: article('K200', 'Ask us.'), format: 'markdown' });
      const office = await officeOf(page);
      await page.setViewportSize({ width, height });
      await openEditor(page, post);
      const { version, textVersion } = await office.get<EditedText<'blogs'>>(`/blogs/${post._id}/draft`);
      const theirs = { content: article('K300', 'Write to us.') };
      await office.put(`/blogs/${post._id}/draft`, { fields: theirs, version, basedOn: textVersion });
      await text(page).getByText('Ask us.').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' Or call us.');
      await page.keyboard.press('Control+s');

      const mine = page.getByRole('button', { name: 'Keep my version' });
      await expect(mine).toBeInViewport();
      await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
      await expect(page.locator('tbody')).not.toContainText('**');
      await expectFitHere(page);
      expect(await findBarriers(page)).toEqual([]);
      await expect(page.locator('mark').filter({ hasText: 'Or call' }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
      await expectFitHere(page);
      await mine.click();
      await saved(page);

      if (width < 600) await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('button', { name: 'Versions' }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog', { name: `Versions of ${post.title}` });
      await expect(dialog.locator('del').first()).toContainText('K300');
      await expectFitHere(page);
      expect(await findBarriers(page)).toEqual([]);
    });
  }
});

test.describe('editor', () => {
  /** One tab goes offline, and two devices edit one text. */
  test.use({ expectedTrouble: [/status of 40[19]|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  const SCREENS = [
    { width: 375, height: 700 },
    { width: 1280, height: 800 },
  ];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const draftOf = async (page: Page, { _id }: Pick<Blog, '_id'>) => {
    const { draft } = await (await officeOf(page)).get<{ draft: { fields: { content: string } } | null }>(
      `/blogs/${_id}/draft`,
    );
    return draft?.fields.content;
  };

  /** Opens the post in another browser as the same person. */
  async function onAnotherDevice(browser: Browser, baseURL: string | undefined, post: Blog): Promise<Page> {
    const headers = { 'x-forwarded-for': newVisitorAddress() };
    const page = await (await browser.newContext({ baseURL, extraHTTPHeaders: headers })).newPage();
    await openEditor(page, post);
    return page;
  }

  for (const screen of SCREENS) {
    test.describe(`at ${screen.width} px`, () => {
      test.use({ viewport: screen });

      test('continues a new post where its tab was lost', async ({ page }) => {
        const title = `Written ${nextNumber()}`;
        await signInAs(page, 'editor', '/admin/blog?write=new');
        await page.getByRole('textbox', { name: 'Title' }).fill(title);
        await expect(page).toHaveURL(/write=[0-9a-f]{24}$/);
        await typeAtEnd(page, 'The last words.');
        await expect(page.getByText('Unsaved changes')).toBeVisible();
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
      });

      test('shows both versions of a text edited on two devices', async ({ page, browser, baseURL }) => {
        const post = await seedPost(page, { content: 'Public.', format: 'markdown' });
        await openEditor(page, post);
        const other = await onAnotherDevice(browser, baseURL, post);
        await other.setViewportSize(screen);
        await typeAtEnd(page, ' Mine.');
        await saved(page);
        await typeAtEnd(other, ' From the phone.');
        await expect(other.getByRole('heading', { name: /in another window or on another device/ })).toBeVisible();
        expect(await findBarriers(other)).toEqual([]);
        await button(other, 'Keep my changes').click();
        await saved(other);
        expect(await draftOf(page, post)).toBe('Public. From the phone.');
        const { former } = await (await officeOf(page)).get<{ former: unknown[] }>(`/versions/post/${post._id}`);
        expect(former).toHaveLength(1);
        // Without typed changes, the editor shows the other device's text.
        await page.reload();
        await expect(text(page)).toHaveText('Public. From the phone.');
        await other.context().close();
      });
    });
  }
});

test.describe('other texts', () => {
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });

  test('opens a plain page unchanged in the editor, and stores Markdown afterwards', async ({ page }) => {
    const content = 'Who may apply * for all.\n\n- Learners\n- Teachers';
    const stored = await seedPage(page, { content, status: 'published' });
    const office = await officeOf(page);
    const read = () => office.get<SitePage>(`/pages/${stored._id}`);
    await page.goto(`/${stored.slug}`);
    await expect(page.getByText('Who may apply * for all.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Learners', 'Teachers']);

    await signInAs(page, 'editor', '/admin/pages');
    await page.getByRole('button', { name: `Edit ${stored.title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open in the editor' }).click();
    await expect(page).toHaveURL(`/admin/pages?write=${stored._id}`);
    await expect(text(page).getByText('Who may apply * for all.')).toBeVisible();
    await expect(text(page).getByRole('listitem')).toHaveText(['Learners', 'Teachers']);
    expect(await read()).toMatchObject({ content, format: 'plain' });

    await text(page).getByText('Teachers').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## By when');
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFitHere(page);
    }
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('View on site')).toBeVisible();
    expect(await read()).toMatchObject({
      content: 'Who may apply \\* for all.\n\n- Learners\n- Teachers\n\n## By when',
      format: 'markdown',
    });
    await page.goto(`/${stored.slug}`);
    await expect(page.getByText('Who may apply * for all.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'By when' })).toBeVisible();
  });

  test.describe('with a URL that is taken', () => {
    test.use({ expectedTrouble: [/status of 409/] });

    test('leads from the page editor to the URL dialog on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      const taken = await seedPage(page);
      const stored = await seedPage(page, { status: 'published' });
      await signInAs(page, 'editor', `/admin/pages?write=${stored._id}`);
      await page.getByRole('button', { name: 'Details' }).click();
      await page.getByRole('link', { name: 'Change the URL' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Page' });
      await dialog.getByLabel('URL Slug').fill(taken.slug);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Another page already has this URL.').first()).toBeVisible();
      await dialog.getByLabel('URL Slug').fill(`${stored.slug}-more`);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await page.goto(`/${stored.slug}-more`);
      await expect(page.getByText('Who may apply.')).toBeVisible();
    });
  });
});
