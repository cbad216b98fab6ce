import type { Page } from '@playwright/test';
import type { Blog, BlogInput } from '../../../src/contract/blogs';
import { COMMENT_TEXTS } from '../../../src/contract/comments';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { type Office, openOffice } from '../../support/visitor-office';
import { newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../../support/visitor-sites';

test.describe('blog', () => {
  /** A separate site, because the tests count listed posts. */
  test.use({ siteVariables: { ...WITHOUT_CONTENT, LOG_LEVEL: 'fatal' } });

  /** 30 words of ten characters, a space between them. */
  const LONG = Array.from({ length: 30 }, (_, index) => `word-${String(index).padStart(4, '0')}`).join(' ');

  let office: Office;
  let made: Blog[] = [];

  const write = async (input: Partial<BlogInput> & { title: string }): Promise<Blog> => {
    const post = await office.post<Blog>('/blogs', { content: LONG, ...input });
    made.push(post);
    return post;
  };

  test.beforeEach(async ({ baseURL }) => {
    office = await openOffice(baseURL);
  });

  test.afterEach(async () => {
    for (const { _id } of made) await office.remove(`/blogs/${_id}`);
    made = [];
  });

  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test('reaches every post by page and by category', async ({ page }) => {
    for (let number = 1; number <= 12; number += 1) await write({ title: `Post ${number}` });
    await write({ title: 'About maize', category: 'Maize & more' });
    await page.goto('/blogs');
    const all = section(page, 'All Blogs');
    // The four newest posts are above the list.
    const listed = all.getByRole('listitem').getByRole('heading', { level: 3 });
    await expect(listed).toHaveText([9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Post ${number}`));
    await all.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/blogs\?page=2/);
    await expect(page.getByRole('heading', { name: 'All Blogs' })).toBeFocused();
    await expect(all.getByRole('heading', { name: 'Post 1', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Popular Categories' }).getByRole('link', { name: 'Maize' }).click();
    await expect(page).toHaveURL(/\/blogs\?category=Maize/);
    const maize = section(page, 'Maize & more');
    await expect(maize.getByRole('listitem').getByRole('heading')).toHaveText(['About maize']);
    await page.reload();
    await expect(maize.getByRole('listitem').getByRole('heading')).toHaveText(['About maize']);
    await maize.getByRole('link', { name: 'Show all' }).click();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(all).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('comments', () => {
  test.use({ siteVariables: { ...WITHOUT_CONTENT, LOG_LEVEL: 'fatal' }, contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [375, 1280]) {
    test.describe(`comment at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('is written by a visitor, approved and answered by staff, and published', async ({
        page,
        baseURL,
        browser,
      }) => {
        const office = await openOffice(baseURL);
        const post = await office.post<Blog>('/blogs', { title: 'Phones in class', content: 'They help.' });
        const text = `It works on the oldest phone.\nSee https://a.example at ${width}.`;

        await page.goto(`/blogs/${post._id}`);
        const comments = page.getByRole('region', { name: 'Comments' });
        await comments.getByText('Write a comment').click();
        await comments.getByRole('textbox', { name: 'Name' }).fill('Luyando Hamoonga');
        await comments.getByRole('textbox', { name: 'Email' }).fill('luyando@school.example');
        await comments.getByRole('textbox', { name: 'Comment' }).fill(text);
        // Typed text survives a reload.
        await page.reload();
        await expect(comments.getByRole('textbox', { name: 'Comment' })).toHaveValue(text);
        expect(await findBarriers(page)).toEqual([]);
        await comments.getByRole('button', { name: 'Send Comment' }).click();
        await expect(comments.getByText(COMMENT_TEXTS.sent)).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
        await page.reload();
        await expect(comments.getByText('No comments yet. Be the first to comment.')).toBeVisible();

        await signInAs(page, 'editor', '/admin/comments?status=waiting');
        const approve = page.getByRole('button', { name: /^Approve the comment of Luyando/ });
        await expect(approve).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
        await page.getByRole('button', { name: /^View the comment of Luyando/ }).click();
        const details = page.getByRole('dialog', { name: 'Comment details' });
        await expect(details).toContainText('luyando@school.example');
        expect(await findBarriers(page)).toEqual([]);
        await details.getByRole('button', { name: 'Approve' }).click();
        await expect(page.getByText('Comment approved. Visitors can see it now.')).toBeVisible();
        await details.getByRole('button', { name: 'Reply' }).click();
        const reply = page.getByRole('dialog', { name: 'Reply to Luyando Hamoonga' });
        await reply.getByRole('textbox', { name: 'Reply' }).fill('Thank you for trying it.');
        await reply.getByRole('button', { name: 'Save reply' }).click();
        await expect(page.getByText('Reply saved. It is shown under the comment.')).toBeVisible();

        // Comments are readable without script.
        const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
        await plain.goto(`/blogs/${post._id}`);
        const shown = plain.getByRole('region', { name: 'Comments' });
        await expect(shown.getByText('It works on the oldest phone.')).toBeVisible();
        await expect(shown.getByText('Thank you for trying it.')).toBeVisible();
        await expect(shown.getByText('Editor', { exact: true })).toBeVisible();
        await expect(shown.getByRole('link', { name: /a\.example/ })).toHaveCount(0);
        expect(await plain.content()).not.toContain('luyando@school.example');
        await plain.context().close();

        await page.goto(`/blogs/${post._id}#comments`);
        await expect(comments.getByText('Thank you for trying it.')).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
        await office.remove(`/blogs/${post._id}`);
      });
    });
  }
});

test.describe('text and scripts', () => {
  test.use({ siteVariables: WITH_SAMPLES });

  test('leads from a card’s "Read more" to its post', async ({ page }) => {
    await page.goto('/blogs');
    const card = page.getByRole('region', { name: 'Featured Blogs' }).getByRole('article').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    // The heading's link covers the whole card.
    await card.getByText('Read more').scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await card.getByText('Read more').boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(/\/blogs\/[0-9a-f]{24}$/);
  });

  test.describe('images, fonts and scripts', () => {
    test.use({ expectedTrouble: [/status of 404/] });

    test('load from the site itself, except the map', async ({ page, baseURL }) => {
      const others = new Set<string>();
      page.on('request', (request) => {
        const { origin, host, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL)
          others.add(`${new URL(page.url()).pathname} asks ${host}`);
      });
      for (const { path } of [...PUBLIC_ROUTES, await newestPost(baseURL)]) {
        await page.goto(path);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.waitForLoadState('networkidle');
      }
      expect([...others]).toEqual(['/contact asks tile.openstreetmap.org']);
    });
  });

  test.describe('analytics id', () => {
    test.afterEach(async ({ baseURL }) => {
      await (await openOffice(baseURL)).put('/settings', { analyticsId: '' });
    });

    test('loads its script and allows its host on public pages only', async ({ page, baseURL }) => {
      const HOST = 'https://www.googletagmanager.com';
      const asked: string[] = [];
      await page.context().route(`${HOST}/**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'];
      expect(await policyOf('/about')).not.toContain(HOST);
      await (await openOffice(baseURL)).put('/settings', { analyticsId: 'G-ABC1234' });
      expect(await policyOf('/about')).toContain(HOST);
      expect(await policyOf('/admin/login')).not.toContain(HOST);
      await page.goto('/about');
      await expect.poll(() => asked).toEqual([`${HOST}/gtag/js?id=G-ABC1234`]);
      await page.goto('/admin/login');
      await expect(page.getByLabel('Password')).toBeVisible();
      expect(asked).toHaveLength(1);
    });
  });

  test.describe('newsletter form', () => {
    const band = (page: Page) => page.getByRole('region', { name: 'New courses and articles, by email' });
    const field = (page: Page) => band(page).getByRole('textbox');

    for (const width of [375, 1280]) {
      test(`shows errors under its field with a red border at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/about');
        await expect(field(page)).toHaveAttribute('type', 'email');
        await expect(field(page)).toHaveAttribute('required', '');
        await field(page).fill('ruth.example.com');
        await band(page).getByRole('button', { name: 'Subscribe' }).click();
        const words = band(page).getByText('Please enter a valid email address', { exact: true });
        await expect(words).toBeVisible();
        await expect(field(page)).toHaveCSS('border-color', 'rgb(217, 65, 47)');
        // Measures both at once, because the page may still be scrolling.
        const { aside, below } = await field(page).evaluate(
          (input, sentence) => {
            const box = input.getBoundingClientRect();
            const said = sentence?.getBoundingClientRect() ?? new DOMRect(Number.NaN, Number.NaN);
            return { aside: said.x - box.x, below: said.y - box.bottom };
          },
          await words.elementHandle(),
        );
        expect(aside).toBe(0);
        expect(below).toBeLessThan(16);
        await expect(field(page)).toHaveValue('ruth.example.com');
      });
    }
  });
});
