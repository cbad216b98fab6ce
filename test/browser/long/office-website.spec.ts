import type { Page } from '@playwright/test';
import { HERO_TEXTS } from '../../../src/contract/website/hero';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { findOverflow, findSmallTargets } from '../../support/visitor-layout';
import { openOffice } from '../../support/visitor-office';
import { WITHOUT_CONTENT } from '../../support/visitor-sites';

test.describe('sections', () => {
  test.use({ siteVariables: { TEST_SITE: 'website' } });

  test.afterEach(async ({ page }) => {
    await (await officeOf(page)).post('/website/hero/reset', {});
  });

  test('leave a page heading in view when the hero is hidden', async ({ page }) => {
    await (await officeOf(page)).put('/website/hero', { isHidden: true });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mosi Digital Academy');
    await expect(page.getByText(HERO_TEXTS.sentence)).toHaveCount(0);
    const header = await page.getByRole('banner').boundingBox();
    const next = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    expect(next?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });

  const linksOf = (page: Page) => page.getByRole('textbox', { name: 'Link text (optional)' });
  const handleOf = (page: Page, row: string) => page.getByRole('button', { name: `Move ${row}`, exact: true });

  /** Returns the centre of a row's drag handle, and the vertical distance in pixels to another row's handle. */
  async function wayBetween(page: Page, from: string, to: string): Promise<{ x: number; y: number; by: number }> {
    await handleOf(page, from).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    const [box, other] = [await handleOf(page, from).boundingBox(), await handleOf(page, to).boundingBox()];
    if (!box || !other) throw new Error('no handle');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, by: other.y - box.y };
  }

  test('reorder top menu links by dragging, cancelled by Escape', async ({ page }) => {
    // Uses a high window, so that the rows are not near its edges, where dragging would scroll the page.
    await page.setViewportSize({ width: 1280, height: 1_200 });
    await signInAs(page, 'editor', '/admin/website?section=menu');
    await expect(linksOf(page).first()).toHaveValue('Home');
    const { x, y, by } = await wayBetween(page, 'Link 1', 'Link 2');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + by, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(linksOf(page).first()).toHaveValue('Home');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + by, { steps: 5 });
    await page.mouse.up();
    await expect(linksOf(page).nth(1)).toHaveValue('Home');
    await expect(handleOf(page, 'Link 2')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(linksOf(page).first()).toHaveValue('Home');
    await expect(handleOf(page, 'Link 1')).toBeFocused();
    await page.getByRole('button', { name: 'Move Link 2 up' }).press('Enter');
    await expect(linksOf(page).nth(1)).toHaveValue('Home');
    // The button "Up" is disabled in the first row, so the row's drag handle gets the focus instead.
    await expect(handleOf(page, 'Link 1')).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 740 } });

    test.describe('with a finger', () => {
      test.use({ hasTouch: true });

      test('drags a footer column past the screen edge, and scrolls along', async ({ page }) => {
        await signInAs(page, 'editor', '/admin/website?section=footerLinks');
        const title = (which: string) => page.getByRole('textbox', { name: `Title of the ${which} column (optional)` });
        await expect(title('second')).toHaveValue('Help');
        const { x, y } = await wayBetween(page, 'Column 2', 'Column 3');
        const touch = await page.context().newCDPSession(page);
        const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
          touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
        await send('touchStart', y);
        await send('touchMove', 40);
        const row = page.locator('[data-dragged]');
        // Waits until the dragged row is above the first column.
        await expect
          .poll(async () => (await row.boundingBox())!.y < (await title('first').boundingBox())!.y)
          .toBe(true);
        await send('touchEnd');
        await expect(title('first')).toHaveValue('Help');
        await expect(title('second')).toHaveValue('Company');
      });
    });
  });
});

test.describe('menu', () => {
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

  test('lists eight long links on every screen, missing pages as text', async ({ page, baseURL }) => {
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

  test('redirects the old URL of a renamed page, also by script', async ({ page, baseURL }) => {
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
    await expect(page.getByRole('dialog', { name: '1 link still uses the old URL' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Top menu' })).toBeVisible();

    // The visitor opened the page before the change, so its menu still links to the old URL.
    await bar(visitor).getByRole('link', { name: 'Fees' }).click();
    await expect(visitor).toHaveURL(/\/prices$/);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Fees');
    await visitor.goBack();
    await expect(visitor).toHaveURL(/\/about$/);

    await page.getByRole('button', { name: 'Update 1 link' }).click();
    await expect(page.getByText('Updated 1 link')).toBeVisible();
    await visitor.reload();
    await expect(bar(visitor).getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/prices');
    const answer = await page.request.get('/fees', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/prices']);

    await page.goto('/admin/website/redirects');
    await expect(page.getByRole('row', { name: /\/fees/ })).toContainText('/prices');
    await office.remove(`/pages/${_id}`);
    await page.reload();
    await expect(page.getByRole('row', { name: /\/fees/ })).toContainText('Page not found');
    expect((await page.request.get('/fees')).status()).toBe(404);
  });
});
