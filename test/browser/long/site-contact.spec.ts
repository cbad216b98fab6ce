import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { openOffice } from '../../support/visitor-office';
import { WITH_SAMPLES, WITHOUT_CONTENT } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const options = (page: Page, label: string) => page.getByLabel(label).locator('option').allTextContents();

test('the page gives phone, email and place, two social links and two tabs', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+260 97 000 0000' }).first()).toHaveAttribute(
    'href',
    'tel:+260970000000',
  );
  await expect(main.getByRole('link', { name: 'hello@mosi.example' }).first()).toHaveAttribute(
    'href',
    'mailto:hello@mosi.example',
  );
  await expect(main.getByRole('link', { name: 'Great East Road, Lusaka, Zambia' })).toHaveAttribute('href', '#find');
  await expect(main.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /facebook\.com/);
  await expect(main.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com/);
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Contact Us', 'Request a Quote']);
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(form.getByLabel(label)).toHaveAttribute('required', '');
  }
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required');
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
});

test('what the settings say of the organisation stands on every page', async ({ page, baseURL }) => {
  const office = await openOffice(baseURL);
  const { siteName } = await office.get<{ siteName: string }>('/settings');
  await office.put('/settings', { siteName: 'Luangwa School of Software' });
  await page.goto('/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Luangwa School of Software' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Luangwa School of Software');
  await expect(page).toHaveTitle('Contact | Luangwa School of Software');
  await office.put('/settings', { siteName });
});

test('the tabs follow the arrow keys, stand in the address, and keep what was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a sentence');
  await expect(page.getByRole('heading', { name: 'How Our Quote Process Works' })).toBeHidden();
  await tab(page, 'Contact Us').press('ArrowRight');
  await expect(tab(page, 'Request a Quote')).toBeFocused();
  await expect(tab(page, 'Request a Quote')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=quote/);
  await expect(page.getByRole('tabpanel', { name: 'Request a Quote' })).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Request a Quote')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Request a Quote').press('Home');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
});

test('the quote tab has form, panel, accordion and the four steps', async ({ page }) => {
  await page.goto('/contact?tab=quote');
  await expect(page.getByRole('heading', { name: 'Project Quote' })).toBeVisible();
  await expect(page.getByText('Submit your project request to receive a quote.')).toBeVisible();
  const summary = page.getByText('Need Help? Contact Us Directly');
  const help = page.getByRole('group').filter({ has: summary });
  await expect(help.getByRole('link', { name: 'hello@mosi.example' })).toBeHidden();
  await summary.press('Enter');
  await expect(help.getByRole('link', { name: 'hello@mosi.example' })).toBeVisible();
  const process = page.getByRole('region', { name: 'How Our Quote Process Works' });
  await expect(process.getByRole('heading', { level: 3 })).toHaveText([
    'Submit Request',
    'Admin Review',
    'Receive Quote',
    'Accept & Begin',
  ]);
  await expect(process.locator('[aria-current="step"]')).toContainText('Submit Request');
});

test('the quote form has every option in its words, and its defaults', async ({ page }) => {
  await page.goto('/contact?tab=quote');
  expect(await options(page, 'Project Scope')).toEqual([
    'Basic features, simple design, limited functionality',
    'Standard features, custom design, moderate complexity',
    'Advanced features, premium design, complex functionality',
    'Comprehensive solution, integration with multiple systems, high scalability',
  ]);
  expect(await options(page, 'Timeframe')).toEqual([
    'Urgent (ASAP)',
    'Within 1 Month',
    'Within 3 Months',
    'Within 6 Months',
    'Flexible',
  ]);
  expect(await options(page, 'Team Size')).toEqual(['1-2 members', '3-5 members', '6-10 members', 'Custom team size']);
  await expect(page.getByLabel('Project Scope')).toHaveValue('medium');
  await expect(page.getByLabel('Timeframe')).toHaveValue('flexible');
  await expect(page.getByLabel('Team Size')).toHaveValue('medium');
  expect(await options(page, 'Service')).toEqual([
    'Select a service',
    'Web App Designing',
    'Digital Marketing',
    'Content Creation',
    'Social Media Management',
    'Mobile App Development',
    'Custom Software Solutions',
  ]);
  const submit = page.getByRole('button', { name: 'Submit Request' });
  // A press before the script posts the form: only who has begun to fill it in is held to a service.
  await expect(submit).toBeEnabled();
  await page.getByLabel('Project Description').focus();
  await expect(submit).toBeDisabled();
  await page.getByLabel('Service').selectOption({ label: 'Content Creation' });
  await expect(submit).toBeEnabled();
  await expect(page.getByLabel('Project Description')).toHaveAttribute('required', '');
});

test('a service leads to the quote form with itself chosen', async ({ page }) => {
  await page.goto('/services/content-creation');
  await page.getByRole('link', { name: 'Request a quote' }).click();
  await expect(page.getByLabel('Service').locator('option:checked')).toHaveText('Content Creation');
});

test.describe('with no service stored', () => {
  test.use({ siteVariables: WITHOUT_CONTENT });

  test('the form offers the six built-in ones', async ({ page }) => {
    await page.goto('/contact?tab=quote');
    expect(await options(page, 'Service')).toHaveLength(7);
  });
});

test('Find Us is a map of 400 px at zoom 15 around the office, with one marker and its popup', async ({ page }) => {
  const tiles: string[] = [];
  page.on('request', (request) => request.url().includes('tile.openstreetmap.org') && tiles.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact#find');
  await expect(page.getByRole('heading', { name: 'Find Us' })).toBeVisible();
  const map = page.getByRole('region', { name: 'Map: Mosi Digital Academy' });
  await expect(map.locator('.leaflet-popup-content')).toHaveText('Mosi Digital AcademyGreat East Road, Lusaka, Zambia');
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(1);
  expect((await map.boundingBox())?.height).toBe(400);
  // the tip of the pin stands in the middle; both are measured in one moment, the page may still be scrolling
  const [aside, below] = await map.evaluate((frame) => {
    const box = frame.getBoundingClientRect();
    const pin = frame.querySelector('.leaflet-marker-icon')?.getBoundingClientRect() ?? new DOMRect(Number.NaN);
    return [pin.x + pin.width / 2 - (box.x + box.width / 2), pin.bottom - (box.y + box.height / 2)];
  });
  expect(Math.abs(aside)).toBeLessThan(2);
  expect(Math.abs(below)).toBeLessThan(2);
  // the tile that holds -15.3875, 28.3228 at zoom 15
  expect(tiles).toContain('https://tile.openstreetmap.org/15/18962/17801.png');
  expect(tiles.every((url) => url.includes('/15/'))).toBe(true);
  await map.hover({ position: { x: 200, y: 300 } });
  await page.mouse.wheel(0, -300);
  await map.getByRole('button', { name: 'Zoom in' }).press('Enter');
  // the wheel changed nothing: one press leads from 15 to 16
  await expect.poll(() => tiles.some((url) => url.includes('/16/'))).toBe(true);
  expect(tiles.some((url) => url.includes('/14/') || url.includes('/17/'))).toBe(false);
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
});
