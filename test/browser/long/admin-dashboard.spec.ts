import type { Dashboard } from '../../../src/contract/dashboard';
import { MESSAGES } from '../../../src/contract/errors';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedMember, seedMessage, seedPost, seedRequest, seedService } from '../../support/office-seed';

// This file has sites of its own: it counts all records of one.
test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'dashboard' } });

/** Some minute of some day: the day may end while the tests run. */
const AT = '(just now|\\d+ min ago|today|yesterday) [A-Z][a-z]+ \\d{1,2}, \\d{4} at \\d{2}:\\d{2}';

test('counts what there is, and lists the newest four of each', async ({ page }) => {
  const office = await officeOf(page);
  const before = await office.get<Dashboard>('/dashboard');
  await seedMember(page);
  await seedService(page);
  await seedService(page);
  const posts = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
    posts.push(await seedPost(page, { title: `Lesson ${title}`, authorName: 'Chileshe Mumba' }));
  // Two visitors read one post: two views.
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
  // A viewer is offered nothing to do.
  await expect(main.getByRole('link', { name: 'Answer messages' })).toHaveCount(0);
});

test('each row and each "All" leads on', async ({ page }) => {
  const message = await seedMessage(page, { name: 'Peter Sakala' });
  await seedPost(page, { title: 'Robots for maize' });
  await signInAs(page, 'editor', '/admin');
  await page.getByRole('link', { name: /^Peter Sakala/ }).click();
  await expect(page).toHaveURL(`/admin/contacts?message=${message._id}`);
  await expect(page.getByRole('heading', { level: 1, name: message.subject })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  // Another one is still new.
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

test('with no new message the next thing is a pending request', async ({ page }) => {
  const office = await officeOf(page);
  await seedRequest(page);
  for (const { _id } of await office.get<{ _id: string }[]>('/contact?status=new'))
    await office.put(`/contact/${_id}`, { status: 'read' });
  await signInAs(page, 'editor', '/admin');
  await expect(page.getByText(/^\d+ pending requests? (is|are) waiting\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Review requests' }).click();
  await expect(page).toHaveURL('/admin/quotes?status=pending');
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

    test('the four totals stand on the first screen, also on a new site where things wait', async ({ page }) => {
      await seedMessage(page);
      await seedRequest(page);
      await signInAs(page, 'admin', '/admin');
      await expect(page.getByRole('heading', { name: 'Launch checklist' })).toBeVisible();
      await expect(page.getByText('Waiting too long')).toBeVisible();
      // The bar covers what is below it on a phone.
      const dock = page.getByRole('navigation', { name: 'Admin, short' });
      const end = (await dock.isVisible()) ? ((await dock.boundingBox())?.y ?? 0) : height;
      for (const name of ['Total Views', 'Team Members', 'Services', 'Blog Posts']) {
        const box = await page.getByRole('main').locator('dl > div', { hasText: name }).boundingBox();
        expect((box?.y ?? end) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
      }
      await expectFitHere(page);
    });

    if (width === 1280)
      test('both lists of recent records stand within the first 1,200 px, also on a new site', async ({ page }) => {
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

    test('a message is answered with three presses', async ({ page }) => {
      const { name } = await seedMessage(page, { name: `Grace Mutale ${nextNumber()}` });
      await signInAs(page, 'editor', '/admin');
      await page.evaluate(() => {
        Object.assign(window, { presses: 0 });
        addEventListener(
          'pointerdown',
          () => Object.assign(window, { presses: Reflect.get(window, 'presses') + 1 }),
          true,
        );
      });
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await page.getByRole('textbox', { name: 'Reply' }).click();
      await page.keyboard.type('It is free.');
      await page.getByRole('button', { name: 'Send reply' }).click();
      await expect(page.getByText(MESSAGES.savedToOutbox)).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'presses'))).toBeLessThanOrEqual(3);
    });
  });
}

test('says that it loads', async ({ page }) => {
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/dashboard', async (route) => {
    await isAsked;
    await route.continue();
  });
  await signInAs(page, 'admin', '/admin');
  await expect(page.getByRole('status').filter({ hasText: 'Loading dashboard data...' })).toBeVisible();
  answer();
  await expect(page.getByText('Total Views')).toBeVisible();
  await expect(page.getByText('Loading dashboard data...')).toHaveCount(0);
});

test.describe('on a site where nothing is yet', () => {
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'empty dashboard' } });

  test('shows the empty texts', async ({ page }) => {
    await signInAs(page, 'admin', '/admin');
    await expect(page.getByText('No recent contacts.')).toBeVisible();
    await expect(page.getByText('No recent blog posts.')).toBeVisible();
    await expect(page.getByText('Nothing is waiting.')).toBeVisible();
    for (const name of ['Total Views', 'Team Members', 'Services', 'Blog Posts'])
      await expect(page.locator('dl > div', { hasText: name }).locator('dd')).toHaveText('0');
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedTrouble: [/status of 503|ERR_FAILED/] });

  test('says so, and Retry brings it back', async ({ page }) => {
    const json = { success: false, statusCode: 503, message: 'The database is not available.' };
    await page.route('**/api/dashboard', (route) => route.fulfill({ status: 503, json }));
    await signInAs(page, 'admin', '/admin');
    const main = page.getByRole('main');
    await expect(main.getByText('Failed to load the dashboard')).toBeVisible();
    await expect(page.getByText('The database is not available.')).toBeVisible();
    await page.unroute('**/api/dashboard');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByText('Total Views')).toBeVisible();
  });

  test('keeps what is on the screen when only a renewal fails', async ({ page }) => {
    await signInAs(page, 'admin', '/admin');
    await expect(page.getByText('Total Views')).toBeVisible();
    await page.route('**/api/dashboard', (route) => route.abort());
    await page.getByRole('complementary').getByRole('link', { name: 'Pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Total Views')).toBeVisible();
  });
});
