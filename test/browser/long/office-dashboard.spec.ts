import type { Locator, Page } from '@playwright/test';
import type { Dashboard } from '../../../src/contract/dashboard';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedMember, seedMessage, seedPost, seedRequest, seedService } from '../../support/office-seed';

test.describe('dashboard', () => {
  // Separate sites, because the tests count all records.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'dashboard' } });

  /** Any minute of any day, because the day may end during the tests. */
  const AT = '(just now|\\d+ min ago|today|yesterday) [A-Z][a-z]+ \\d{1,2}, \\d{4} at \\d{2}:\\d{2}';

  test('counts all records and lists the newest four of each kind', async ({ page }) => {
    const office = await officeOf(page);
    const before = await office.get<Dashboard>('/dashboard');
    await seedMember(page);
    await seedService(page);
    await seedService(page);
    const posts = [];
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      posts.push(await seedPost(page, { title: `Lesson ${title}`, authorName: 'Chileshe Mumba' }));
    for (let turn = 0; turn < 2; turn += 1) await page.request.get(`/api/blogs/${posts[0]?._id}`);
    for (const name of ['Ada', 'Ben', 'Chola', 'Dalitso', 'Esther'])
      await seedMessage(page, { name, subject: `Word of ${name}` });
    await seedRequest(page);

    await signInAs(page, 'viewer', '/admin');
    const main = page.getByRole('main');
    const stat = (name: string) => main.locator('dl > div', { hasText: name }).locator('dd');
    await expect(stat('Total Views')).toHaveText(String(before.totalViews + 2));
    await expect(stat('Team Members')).toHaveText(String(before.teamMembers + 1));
    await expect(stat('Services')).toHaveText(String(before.services + 2));
    await expect(stat('Blog Posts')).toHaveText(String(before.blogPosts + 5));

    const contacts = main.getByRole('region', { name: 'Recent Contacts' }).getByRole('listitem');
    await expect(contacts).toHaveText(
      ['Esther', 'Dalitso', 'Chola', 'Ben'].map((name) => new RegExp(`^${name}NewWord of ${name}${AT}$`)),
    );
    const recent = main.getByRole('region', { name: 'Recent Blog Posts' }).getByRole('listitem');
    await expect(recent).toHaveText(
      ['Five', 'Four', 'Three', 'Two'].map((title) => new RegExp(`^Lesson ${title}By Chileshe Mumba${AT}$`)),
    );
    // A viewer gets no tasks.
    await expect(main.getByRole('link', { name: 'Answer messages' })).toHaveCount(0);
  });

  test('links each row and each "All" to its screen', async ({ page }) => {
    const message = await seedMessage(page, { name: 'Peter Sakala' });
    await seedPost(page, { title: 'Robots for maize' });
    await signInAs(page, 'editor', '/admin');
    await page.getByRole('link', { name: /^Peter Sakala/ }).click();
    await expect(page).toHaveURL(`/admin/contacts?message=${message._id}`);
    await expect(page.getByRole('heading', { level: 1, name: message.subject })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
    // One more new message.
    await seedMessage(page);
    for (const [link, url] of [
      ['All contacts', '/admin/contacts'],
      ['All posts', '/admin/blog'],
      ['Answer messages', '/admin/contacts?status=new'],
    ]) {
      await page.goto('/admin');
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(url);
    }
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Robots for maize/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeFocused();
  });

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
        // On a phone the bottom bar covers the end of the screen.
        const dock = page.getByRole('navigation', { name: 'Admin, short' });
        const end = (await dock.isVisible()) ? ((await dock.boundingBox())?.y ?? 0) : height;
        for (const name of ['Total Views', 'Team Members', 'Services', 'Blog Posts']) {
          const box = await page.getByRole('main').locator('dl > div', { hasText: name }).boundingBox();
          expect((box?.y ?? end) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
        }
        await expectFitHere(page);
      });

      if (width === 1280)
        test('shows both recent lists within the first 1,200 px, also with pending work', async ({ page }) => {
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

test.describe('number of clicks', () => {
  // A separate site, where the message is the only pending one.
  test.use({
    siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'presses' },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  });

  /** Counts clicks and keys on controls, but no typing into fields. */
  function counted(page: Page) {
    let presses = 0;
    return {
      click: async (what: Locator) => {
        presses += 1;
        await what.click();
      },
      key: async (keys: string) => {
        presses += 1;
        await page.keyboard.press(keys);
      },
      count: () => presses,
    };
  }

  test('sends a quote of three lines from the list in twelve clicks', async ({ page }) => {
    await seedRequest(page, { name: 'Wezi Zulu' });
    await signInAs(page, 'editor', '/admin/quotes');
    const { click, key, count } = counted(page);
    await click(page.getByRole('link', { name: 'Wezi Zulu' }));
    await click(page.getByRole('textbox', { name: 'Description, line 1' }));
    for (const line of [1, 2, 3]) {
      await expect(page.getByRole('textbox', { name: `Description, line ${line}` })).toBeFocused();
      await page.keyboard.type(`Part ${line}`);
      await key('Tab');
      await key('Tab');
      await page.keyboard.type('100');
      if (line < 3) await key('Enter');
    }
    await click(page.getByRole('button', { name: 'Send', exact: true }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByRole('button', { name: 'Revise or send again' })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(12);
  });

  test('finds a client who calls in two clicks', async ({ page }) => {
    await seedRequest(page, { name: 'Mwila Tembo', phone: '+260 966 123 456' });
    await seedRequest(page, { name: 'Somebody else', phone: '+260 955 000 000' });
    await signInAs(page, 'editor', '/admin');
    const { click, count } = counted(page);
    await click(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Quotes/ }));
    await click(page.getByRole('searchbox'));
    await page.keyboard.type('0966123456');
    await expect(page.getByRole('row').filter({ hasText: 'Somebody else' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Mwila Tembo' })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(2);
  });
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali-of-the-Copperbelt-and-Luapula';

/** Opens the post as a visitor on another phone. */
async function read(page: Page, id: string, referer?: string): Promise<void> {
  const headers = { 'user-agent': PHONE, 'x-forwarded-for': newVisitorAddress(), ...(referer && { referer }) };
  expect((await page.request.get(`/blogs/${id}`, { headers })).status()).toBe(200);
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Blog views' });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: `views ${width}` },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('shows views and referrers, on the dashboard and beside a post', async ({ page }) => {
      const post = await seedPost(page, { title: 'Robots for maize, not for films' });
      const other = await seedPost(page, { title: LONG });
      await signInAs(page, 'viewer', '/admin');
      await expect(page.getByText('Overdue replies')).toBeVisible();
      await expect(cardOf(page)).toHaveCount(0);

      for (let turn = 0; turn < 5; turn += 1) await read(page, post._id, 'https://l.facebook.com/l.php?u=x');
      await read(page, post._id);
      await read(page, other._id, `https://${'news.'.repeat(12)}example/`);
      // Views of staff are not counted, neither by session nor by device.
      await page.goto(`/blogs/${post._id}`);
      await page.goto('/admin');
      const card = cardOf(page);
      await expect(card.getByText('7 views in the last')).toBeVisible();
      await expect(card.getByRole('region', { name: 'Most viewed posts' }).getByRole('listitem')).toHaveText([
        'Robots for maize, not for films6 views',
        `${LONG}1 view`,
      ]);
      await expect(card.getByRole('region', { name: 'Where visitors came from' }).getByRole('listitem')).toHaveText([
        'l.facebook.com5 views',
        `${'news.'.repeat(12)}example1 view`,
        'Unknown: visitors typed the URL or came from an app1 view',
      ]);
      for (const range of ['90 days', '400 days', '30 days']) {
        await card.getByRole('button', { name: range }).click();
        await expect(card.getByText(`7 views in the last ${range}`)).toBeVisible();
      }
      await expectFitHere(page);
      // The dashboard shows the chart after four weeks; beside a post it is always shown.
      await expect(card.getByRole('application')).toHaveCount(0);

      await page.goto('/admin/blog');
      const button = page.getByRole('button', { name: `Views of ${post.title}` });
      await button.click();
      const dialog = page.getByRole('dialog', { name: `Views of ${post.title}` });
      await expect(dialog.getByText('6 views in the last 30 days')).toBeVisible();
      await expect(dialog.getByRole('application')).toBeVisible();
      await expectFitHere(page);
      await dialog.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('status')).toHaveText(/^\w+ \d+, \d{4}: 0 views$/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}
