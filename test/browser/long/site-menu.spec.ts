import { MENU_WORDS } from '../../../src/contract/website/menu';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { findOverflow, findSmallTargets } from '../../support/visitor-layout';
import { openOffice } from '../../support/visitor-office';
import { WITHOUT_CONTENT } from '../../support/visitor-sites';

test.use({ siteVariables: { ...WITHOUT_CONTENT, TEST_SITE: 'menu' }, expectedTrouble: [/status of 404/] });

const LONG = Array.from({ length: 8 }, (_, index) => ({
  text: `Driving lessons for buses ${index + 1} xyz`.slice(0, 30),
  to: index === 7 ? '/not-written' : '/about',
}));
const bar = (page: import('@playwright/test').Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' });

test.afterEach(async ({ baseURL }) => {
  const office = await openOffice(baseURL);
  for (const section of ['menu', 'footerLinks']) await office.post(`/website/${section}/reset`, {});
});

test('an editor removes Login from the top menu, and adds a link to another site', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, 'editor', '/admin/website?section=menu');
  const login = page.getByRole('group', { name: 'Link 7' });
  await expect(login.getByRole('textbox', { name: 'Words' })).toHaveValue('Login');
  await page.getByRole('button', { name: 'Remove Link 7' }).click();
  await page.getByRole('button', { name: 'Add Link' }).click();
  const added = page.getByRole('group', { name: 'Link 8' });
  await added.getByRole('textbox', { name: 'Words' }).fill('Portal');
  await added.getByRole('combobox').selectOption({ label: 'Another address...' });
  await added.getByRole('textbox', { name: 'Address' }).fill('https://portal.example/in');
  await page.getByRole('button', { name: 'Move Link 8 up' }).click();
  await page.getByRole('button', { name: 'Save and show to visitors' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await page.goto('/');
  const words = MENU_WORDS.links.map(({ text }) => text).filter((text) => !['Login', 'Sign Up'].includes(text));
  expect(await bar(page).getByRole('link').allTextContents()).toEqual([...words, 'Portal', 'Sign Up']);
  await expect(bar(page).getByRole('link', { name: 'Portal' })).toHaveAttribute('href', 'https://portal.example/in');
});

test('eight long links are a list on every screen, with words alone for what is not there', async ({
  page,
  baseURL,
}) => {
  await (await openOffice(baseURL)).put('/website/menu', { links: LONG });
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link')).toHaveCount(7);
    await expect(drawer.getByText(LONG[7].text)).toBeVisible();
    expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    expect(await findSmallTargets(page), `at ${width} px`).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.getByRole('link').nth(5)).toBeFocused();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await findOverflow(page), `at ${width} px and twice the size`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  }
});

test('a page that is renamed is found at its old address: from outside, by a link and by the script', async ({
  page,
  baseURL,
}) => {
  const office = await openOffice(baseURL);
  const { _id } = await office.post<{ _id: string }>('/pages', {
    title: 'Fees',
    slug: 'fees',
    status: 'published',
    content: 'What we ask.',
  });
  await office.put('/website/menu', {
    links: [
      { text: 'Home', to: '/' },
      { text: 'Fees', to: '/fees' },
    ],
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about');
  const visitor = await page.context().newPage();
  await visitor.goto('/about');

  await signInAs(page, 'editor', '/admin/pages');
  await page.getByRole('button', { name: 'Edit Fees' }).click();
  await page.getByLabel('URL Slug').fill('prices');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: '1 link leads to the old address' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Top menu' })).toBeVisible();

  // What the visitor has open still names the old address.
  await bar(visitor).getByRole('link', { name: 'Fees' }).click();
  await expect(visitor).toHaveURL(/\/prices$/);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Fees');
  await visitor.goBack();
  await expect(visitor).toHaveURL(/\/about$/);

  await page.getByRole('button', { name: 'Change the 1 link' }).click();
  await expect(page.getByText('Changed 1 link')).toBeVisible();
  await visitor.reload();
  await expect(bar(visitor).getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/prices');
  const answer = await page.request.get('/fees', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/prices']);

  await page.goto('/admin/website/redirects');
  await expect(page.getByRole('row', { name: /\/fees/ })).toContainText('/prices');
  await office.remove(`/pages/${_id}`);
  await page.reload();
  await expect(page.getByRole('row', { name: /\/fees/ })).toContainText('Nowhere: "Page not found"');
  expect((await page.request.get('/fees')).status()).toBe(404);
});
