import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { untilUsable } from '../../support/usable';
import { openOffice } from '../../support/visitor-office';
import { newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';
import { MISSING_OR_WITHOUT_SCRIPT, WITH_SAMPLES } from '../../support/visitor-sites';
import { layoutShiftToTheEnd, watchLayoutShift, whatMoved } from '../../support/weight';

test.use({ siteVariables: WITH_SAMPLES, viewport: { width: 375, height: 740 } });

/** Opens a page and delays its script until the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    // Ignores an error, because the page may be closed by then.
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    release();
    await untilUsable(page);
  };
}

const isUsable = (page: Page) => page.evaluate(() => 'usable' in document.documentElement.dataset);

test.describe('page before its script has loaded', () => {
  test('opens the quote tab at the first click, then with the script', async ({ page }) => {
    await watchLayoutShift(page);
    const letGo = await openEarly(page, '/contact');
    await page.getByRole('link', { name: 'Request a Quote', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'How Our Quote Process Works' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a Quote', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await isUsable(page)).toBe(false);
    await letGo();
    await expect(page.getByRole('tab', { name: 'Request a Quote' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
    expect(await layoutShiftToTheEnd(page), await whatMoved(page)).toBeLessThan(0.01);
  });

  test('opens the menu, which becomes the dialog once the script loads', async ({ page }) => {
    const letGo = await openEarly(page, '/');
    await page.getByRole('link', { name: 'Open menu' }).click();
    await expect(page.locator('#menu').getByRole('link', { name: 'Our Team' })).toBeVisible();
    expect(await isUsable(page)).toBe(false);
    await letGo();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  });

  test('keeps typed and chosen values while the script loads', async ({ page }) => {
    const letGo = await openEarly(page, '/contact?tab=quote');
    const form = page.getByRole('form', { name: 'Request a Quote' });
    await form.getByLabel('Name').fill('Mutinta');
    await form.getByLabel('Service').selectOption('Digital Marketing');
    await form.getByLabel('Timeframe').selectOption({ index: 2 });
    await form.getByLabel('Project Description').fill('A register.\nFor one school.');
    const timeframe = await form.getByLabel('Timeframe').inputValue();
    await page.getByText('Need Help? Contact Us Directly').click();
    await letGo();
    await expect(form.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
    await expect(form.getByLabel('Name')).toHaveValue('Mutinta');
    await expect(form.getByLabel('Service').locator('option:checked')).toHaveText('Digital Marketing');
    await expect(form.getByLabel('Timeframe')).toHaveValue(timeframe);
    await expect(form.getByLabel('Project Description')).toHaveValue('A register.\nFor one school.');
    await expect(page.getByText('If you have a Request ID, please include it.')).toBeVisible();
    // Renders the form again by typing into another field. The name that was typed early stays.
    await form.getByLabel('Email').fill('mutinta@school.example');
    await expect(form.getByLabel('Name')).toHaveValue('Mutinta');
  });

  test('shows the service from the URL, and posts once', async ({ page, baseURL }) => {
    await openEarly(page, '/contact?service=digital-marketing');
    const form = page.getByRole('form', { name: 'Request a Quote' });
    await expect(form.getByLabel('Service').locator('option:checked')).toHaveText('Digital Marketing');
    await form.getByLabel('Name').fill('Mutinta');
    await form.getByLabel('Email').fill('mutinta.early@school.example');
    await form.getByLabel('Project Description').fill('A register.');
    await form.getByRole('button', { name: 'Submit Request' }).dblclick();
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f]{24}\?done=request#request-result$/);
    await expect(page.getByText('Your project request has been submitted successfully.')).toBeVisible();
    expect(await isUsable(page)).toBe(false);
    const office = await openOffice(baseURL);
    const { projectRequests } = await office.get<{ projectRequests: unknown[] }>('/project?q=mutinta.early');
    expect(projectRequests).toHaveLength(1);
  });

  test('keeps typed text after another tab is selected or the page reloads', async ({ page }) => {
    const letGo = await openEarly(page, '/contact');
    const form = page.getByRole('form', { name: 'Send Us a Message' });
    await form.getByLabel('Name').fill('Łukasz Ñandú');
    await form.getByLabel('Message').fill('مرحبا');
    await page.getByRole('link', { name: 'Request a Quote', exact: true }).click();
    await expect(page.getByRole('form', { name: 'Request a Quote' })).toBeVisible();
    await page.getByLabel('Project Description').fill('A register.');
    expect(await isUsable(page)).toBe(false);
    await page.reload({ waitUntil: 'commit' });
    await letGo();
    await expect(page.getByLabel('Project Description')).toHaveValue('A register.');
    await page.getByRole('tab', { name: 'Contact Us' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('Łukasz Ñandú');
    await expect(form.getByLabel('Message')).toHaveValue('مرحبا');
  });
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, expectedTrouble: [MISSING_OR_WITHOUT_SCRIPT] });

  test('shows no button without an effect on any page', async ({ page, baseURL }) => {
    for (const { path } of [...PUBLIC_ROUTES, await newestPost(baseURL)]) {
      await page.goto(path);
      const pressable = page.locator(
        'button:enabled:visible:not(form[method="post"] button, form[method="dialog"] button)',
      );
      expect(await pressable.allTextContents(), path).toEqual([]);
    }
  });
});
