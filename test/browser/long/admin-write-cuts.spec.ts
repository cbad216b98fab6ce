import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit, expectVersions } from '../../support/office-dialog';
import { nextNumber, seedPage, seedPost, seedService } from '../../support/office-seed';
import { SEED } from '../../support/random-cases';

const VARIABLES = { TEST_SITE: 'cuts' };
const PUBLIC = 'What everybody may read.';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const kept = (page: Page) => expect(page.getByText(/^Kept \d\d:\d\d$/)).toBeVisible();
const toRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

test.use({
  siteVariables: VARIABLES,
  expectedTrouble: [/ERR_|status of 5\d\d/],
});

/** How many words of this test the server has said that it keeps. When it is told them is up to its own tests. */
function keptWords(page: Page): () => number {
  let most = 0;
  page.on('response', (answer) => {
    const request = answer.request();
    if (request.method() !== 'PUT' || !answer.ok() || !request.url().includes('/api/drafts/')) return;
    most = Math.max(most, request.postData()?.match(/unsaid\d+/g)?.length ?? 0);
  });
  return () => most;
}

async function openRoom(context: BrowserContext, path: string, id: string): Promise<Page> {
  const page = await context.newPage();
  await signInAs(page, 'editor', `${path}?write=${id}`);
  await expect(text(page)).toBeVisible();
  return page;
}

/** A browser that was never here before. */
const newMachine = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': newVisitorAddress() } });

interface Written {
  _id: string;
  slug?: string;
  content?: string;
  description?: string;
}

const CALLS = { post: 'blogs', page: 'pages', service: 'services' } as const;
const WRITTEN = [
  {
    kind: 'post',
    path: '/admin/blog',
    seed: (page: Page): Promise<Written> => seedPost(page, { content: PUBLIC, format: 'markdown' }),
    textOf: ({ content }: Written) => content,
    doors: ({ _id }: Written) => [`/blogs/${_id}`, `/api/blogs/${_id}`, '/blogs', '/feed.xml'],
    times: 2,
  },
  {
    kind: 'page',
    path: '/admin/pages',
    seed: (page: Page): Promise<Written> =>
      seedPage(page, { content: PUBLIC, format: 'markdown', status: 'published' }),
    textOf: ({ content }: Written) => content,
    doors: ({ slug }: Written) => [`/${slug}`, `/api/pages/by-slug/${slug}`],
    times: 1,
  },
  {
    kind: 'service',
    path: '/admin/services',
    seed: (page: Page): Promise<Written> => seedService(page, { description: PUBLIC, format: 'markdown' }),
    textOf: ({ description }: Written) => description,
    doors: ({ slug }: Written) => [`/services/${slug}`, `/api/services/${slug}`, '/services'],
    times: 1,
  },
] as const;

for (const { kind: of, path, seed, textOf, doors, times } of WRITTEN) {
  test(`whatever is cut at whatever moment, what was typed into a ${of} is there again, and visitors see nothing of it`, async ({
    browser,
    baseURL,
    page: first,
    sites,
  }) => {
    test.setTimeout(300_000);
    const site = sites.get(JSON.stringify(VARIABLES));
    if (!site) throw new Error('no site');
    const random = toRandom(SEED);
    test.info().annotations.push({ type: 'RANDOM_SEED', description: String(SEED) });
    const record = await seed(first);
    let context = await newMachine(browser, baseURL);
    let page = await openRoom(context, path, record._id);
    let words: string[] = [];
    let count = 0;
    const type = async (many: number) => {
      for (let turn = 0; turn < many; turn += 1) {
        count += 1;
        const word = `unsaid${count}`;
        await page.keyboard.type(` ${word}`, { delay: random() * 40 });
        words.push(word);
      }
    };
    const toEnd = async () => {
      await text(page).click();
      await page.keyboard.press('Control+End');
    };
    const shown = async () =>
      ((await text(page).textContent()) ?? '').replace(PUBLIC, '').trim().split(' ').filter(Boolean);
    const cuts = {
      async tab() {
        await page.close({ runBeforeUnload: false });
        page = await openRoom(context, path, record._id);
        expect(await shown()).toEqual(words);
      },
      async machine() {
        const countKept = keptWords(page);
        await toEnd();
        await type(2 + Math.floor(random() * 30));
        await kept(page);
        expect(countKept()).toBeGreaterThan(0);
        await type(2 + Math.floor(random() * 30));
        const atLeast = countKept();
        await context.close();
        context = await newMachine(browser, baseURL);
        page = await openRoom(context, path, record._id);
        const there = await shown();
        // The last word may be half there.
        expect(words.join(' ').startsWith(there.join(' '))).toBe(true);
        expect(there.length).toBeGreaterThanOrEqual(atLeast);
        words = there;
      },
      async server() {
        await Promise.all([site.kill(), type(3)]);
        await Promise.all([site.run(), type(4)]);
        expect(await shown()).toEqual(words);
      },
      async network() {
        await context.setOffline(true);
        await type(4);
        await context.setOffline(false);
        expect(await shown()).toEqual(words);
      },
    };
    const kinds = Object.keys(cuts) as (keyof typeof cuts)[];
    const plan = Array.from({ length: times }, () => kinds)
      .flat()
      .sort(() => random() - 0.5);
    for (const kind of plan) {
      await test.step(kind, async () => {
        await toEnd();
        await type(2 + Math.floor(random() * 8));
        await cuts[kind]();
        for (const door of doors(record)) {
          const seen = await (await first.request.get(door)).text();
          expect([door, seen.includes('unsaid')]).toEqual([door, false]);
        }
      });
    }
    await toEnd();
    await type(1);
    await kept(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/ updated successfully$/)).toBeVisible();
    expect(textOf(await (await officeOf(first)).get(`/${CALLS[of]}/${record._id}`))).toBe([PUBLIC, ...words].join(' '));
    await context.close();
  });
}

test('what is typed without connection stands in the browser, and on the server when that is back', async ({
  page,
  context,
}) => {
  const post = await seedPost(page, { content: PUBLIC, format: 'markdown' });
  await signInAs(page, 'editor', `/admin/blog?write=${post._id}`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await context.setOffline(true);
  await page.keyboard.type(' On the bus.');
  await expect(page.getByText('Kept in this browser only')).toBeVisible();
  const inBrowser = () => page.evaluate(() => Object.values(localStorage).join('\n'));
  expect(await inBrowser()).toContain('On the bus.');
  await context.setOffline(false);
  await kept(page);
  const other = await newMachine(page.context().browser() as Browser, new URL(page.url()).origin);
  const desk = await openRoom(other, '/admin/blog', post._id);
  await expect(text(desk)).toHaveText(`${PUBLIC} On the bus.`);
  await other.close();
});

for (const { kind, path } of WRITTEN) {
  test(`two new texts of a ${kind} that are written at once are both there when their tabs are lost`, async ({
    page,
    context,
  }) => {
    const titles = [`Maize ${nextNumber()}`, `Millet ${nextNumber()}`];
    await signInAs(page, 'editor', path);
    const tabs: Page[] = [];
    for (const title of titles) {
      const tab = await context.newPage();
      await tab.goto(`${path}?write=new`);
      await tab.getByRole('textbox', { name: 'Title' }).fill(title);
      tabs.push(tab);
    }
    for (const [place, tab] of tabs.entries()) {
      await text(tab).click();
      await tab.keyboard.type(`Written in tab ${place + 1}.`);
    }
    for (const tab of tabs) {
      await kept(tab);
      await tab.close({ runBeforeUnload: false });
    }
    for (const [place, title] of titles.entries()) {
      await page.goto(path);
      await page
        .getByRole('region', { name: 'Not saved yet' })
        .getByRole('link', { name: `Go on with ${title}` })
        .click();
      await expect(text(page)).toHaveText(`Written in tab ${place + 1}.`);
    }
  });
}

test.describe('against a colleague', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('who saved meanwhile, both texts are shown, and mine can be kept', async ({ page }) => {
    const post = await seedPost(page, { content: PUBLIC, format: 'markdown' });
    const office = await officeOf(page);
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
    await signInAs(page, 'editor', `/admin/blog?write=${post._id}`);
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Mine.');
    await office.put(`/blogs/${post._id}`, { content: 'Theirs.' });
    await save();
    const conflict = page.getByRole('heading', { name: 'Somebody else has changed this in the meantime.' });
    await expect(conflict).toBeFocused();
    await expectVersions(page.locator('body'), 'Content', `${PUBLIC} Mine.`, 'Theirs.');
    await expect(page.getByText(/^Changed by .+ at \d\d:\d\d\.$/)).toBeVisible();
    await expectFit(page);
    expect((await office.get<Blog>(`/blogs/${post._id}`)).content).toBe('Theirs.');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    expect((await office.get<Blog>(`/blogs/${post._id}`)).content).toBe(`${PUBLIC} Mine.`);

    await page.keyboard.press('Control+End');
    await office.put(`/blogs/${post._id}`, { content: 'Theirs again.' });
    await text(page).click();
    await page.keyboard.type('x');
    await save();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(text(page)).toHaveText('Theirs again.');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(text(page)).toContainText('Mine.x');
  });
});

const ROOMS = { post: 'blog', page: 'pages', service: 'services' } as const;

for (const [kind, path, saved] of [
  ['post', '/api/blogs', 'Draft saved. Visitors do not see it.'],
  ['page', '/api/pages', 'Page created successfully'],
  ['service', '/api/services', 'Service created successfully'],
] as const) {
  test(`words that are typed while a new ${kind} is saved are there after it, and when its tab is lost`, async ({
    page,
    context,
  }) => {
    await signInAs(page, 'editor', `/admin/${ROOMS[kind]}?write=new`);
    await page.getByRole('textbox', { name: 'Title' }).fill(`Saved while written ${nextNumber()}`);
    if (kind === 'page') {
      await page.getByLabel('URL Slug').fill(`saved-while-written-${nextNumber()}`);
    }
    await text(page).click();
    await page.keyboard.type('Before');
    let letGo = () => {};
    const held = new Promise<void>((go) => {
      letGo = go;
    });
    const isCreate = (url: URL) => url.pathname === path;
    await page.route(isCreate, async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.method() === 'POST' && isCreate(new URL(request.url())));
    await page.keyboard.press('Control+s');
    await asked;
    await page.keyboard.type(' and after');
    letGo();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(text(page)).toHaveText('Before and after');
    await page.keyboard.type(', with the cursor where it was');
    await expect(text(page)).toHaveText('Before and after, with the cursor where it was');
    await page.unroute(isCreate);
    const address = page.url();
    expect(address).toMatch(/write=[0-9a-f]{24}$/);
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto(address);
    await expect(text(again)).toHaveText('Before and after, with the cursor where it was');
    await again.keyboard.press('Control+s');
    await expect(again.getByText(/successfully|Draft saved/)).toBeVisible();
    await again.reload();
    await expect(text(again)).toHaveText('Before and after, with the cursor where it was');
  });
}
