import type { Page } from '@playwright/test';
import { HERO_WORDS } from '../../../src/contract/website/hero';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';

test.use({ siteVariables: { TEST_SITE: 'website' } });

const HEADING = 'Pass your driving test in Kitwe';
const SCREEN = '/admin/website?section=hero';

test.afterEach(async ({ page }) => {
  await (await officeOf(page)).post('/website/hero/reset', {});
});

test('what an editor writes stands on the page at once, and as delivered once it is put back', async ({ page }) => {
  await signInAs(page, 'editor', SCREEN);
  await page.getByRole('textbox', { name: 'Heading' }).fill(HEADING);
  await page.getByRole('button', { name: 'Save and show to visitors' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hero (your own words)' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await page.goto(SCREEN);
  await page.getByRole('button', { name: "The sample's words" }).click();
  await page.getByRole('button', { name: 'Save and show to visitors' }).click();
  await expect(page.getByText("Saved, with the sample's words. Visitors see them now.")).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HERO_WORDS.heading);
});

test('what is typed is back after a reload, and another screen asks before it takes its place', async ({ page }) => {
  await signInAs(page, 'editor', SCREEN);
  const heading = page.getByRole('textbox', { name: 'Heading' });
  await heading.fill(HEADING);
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(heading).toHaveValue(HEADING);
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(heading).toHaveValue(HERO_WORDS.heading);
});

test('a hidden hero leaves the page with a heading of its own, and nothing behind the navigation', async ({ page }) => {
  await (await officeOf(page)).put('/website/hero', { isHidden: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mosi Digital Academy');
  await expect(page.getByText(HERO_WORDS.sentence)).toHaveCount(0);
  const header = await page.getByRole('banner').boundingBox();
  const next = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  expect(next?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

const linksOf = (page: Page) => page.getByRole('textbox', { name: 'Words (optional)' });
const handleOf = (page: Page, row: string) => page.getByRole('button', { name: `Move ${row}`, exact: true });

/** The middle of a handle, and how far below it the one of another row is. */
async function wayBetween(page: Page, from: string, to: string): Promise<{ x: number; y: number; by: number }> {
  await handleOf(page, from).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
  const [box, other] = [await handleOf(page, from).boundingBox(), await handleOf(page, to).boundingBox()];
  if (!box || !other) throw new Error('no handle');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, by: other.y - box.y };
}

test('the links of the top menu are ordered by dragging, and Escape gives up', async ({ page }) => {
  // Two rows away from the ends of the window, where the page would move along.
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
  // Up is of no more use there.
  await expect(handleOf(page, 'Link 1')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('one section stands at a time, between the list of them', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/website');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Hero' }).click();
    await expect(page.getByRole('textbox', { name: 'Heading' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Sections' }).click();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });

    test('a column of the footer is dragged past the edge of the screen, which moves along', async ({ page }) => {
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
      // As far up as the first column begins.
      await expect.poll(async () => (await row.boundingBox())!.y < (await title('first').boundingBox())!.y).toBe(true);
      await send('touchEnd');
      await expect(title('first')).toHaveValue('Help');
      await expect(title('second')).toHaveValue('Company');
    });
  });
});
