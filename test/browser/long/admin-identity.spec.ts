import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_SETTINGS, type StoredSettings } from '../../../src/contract/settings';
import { expect, test } from '../../support/browser';
import { officeOf, openSettingsRoom, PEOPLE, signInAs, tokenOf } from '../../support/office';
import { pictureOf } from '../../support/owner';
import type { PickedFile } from '../../support/pictures';

// What a site is known by is the whole site's: so this file has one of its own.
test.use({ siteVariables: { TEST_SITE: 'identity' } });

test.beforeEach(async ({ page }) => {
  await (await officeOf(page)).put('/settings', DEFAULT_SETTINGS);
});

const stored = async (page: Page) => (await officeOf(page)).get<StoredSettings>('/settings');
const open = (page: Page) => signInAs(page, 'admin', '/admin/settings');
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const give = (page: Page, name: string, file: string | PickedFile) =>
  group(page, name).locator('input[type="file"]').first().setInputFiles(file);
const drawing = (text: string): PickedFile => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});

const INSTEAD = 'Please save it as plain SVG, or use a PNG.';

async function save(page: Page): Promise<void> {
  // the toast of the save before may still be there
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('Settings saved successfully').first()).toBeVisible();
}

/** A picture that stands, and is no broken one. */
async function expectDrawn(page: Page, landmark: 'banner' | 'contentinfo' | 'complementary', name: string) {
  const picture = page.getByRole(landmark).getByRole('img', { name }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('logo, icon, share picture and colours are chosen in the office and stand wherever the site is known by them', async ({
  page,
}) => {
  await open(page);
  const delivered = await (await page.request.get('/favicon.svg')).text();
  const share = await sharp({ create: { width: 1_200, height: 630, channels: 3, background: '#8a1c2b' } })
    .png()
    .toBuffer();
  await give(page, 'Logo', pictureOf('driving-school.svg'));
  await give(page, 'Logo on Dark', pictureOf('driving-school-on-dark.svg'));
  await give(page, 'Icon', pictureOf('driving-school-icon.svg'));
  await give(page, 'Share Picture', { name: 'share.png', mimeType: 'image/png', buffer: share });
  for (const name of ['Logo', 'Logo on Dark', 'Icon', 'Share Picture']) {
    await expect(group(page, name).getByRole('img', { name: `${name}: preview` })).toBeVisible();
  }
  await openSettingsRoom(page, 'brandColour');
  await page.getByLabel('Brand Colour (optional)', { exact: true }).fill('#8A1C2B');
  // as many a designer writes it
  await page.getByLabel('Accent Colour (optional)', { exact: true }).fill('f4c430');
  await save(page);
  expect(await stored(page)).toMatchObject({ brandColour: '#8a1c2b', accentColour: '#f4c430' });
  await expectDrawn(page, 'complementary', DEFAULT_SETTINGS.siteName);

  await page.goto('/');
  await expectDrawn(page, 'banner', DEFAULT_SETTINGS.siteName);
  await expectDrawn(page, 'contentinfo', DEFAULT_SETTINGS.siteName);
  const { shareImage } = await stored(page);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`${shareImage.replace('uploads', 'share')}$`),
  );
  expect(await (await page.request.get('/favicon.svg')).text()).not.toBe(delivered);
  for (const path of ['/favicon.ico', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/logo.png']) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
  }
});

test.describe('what cannot be', () => {
  test.use({ expectedTrouble: [/status of 400/] });

  test('a drawing that is none, or that does more than to be seen, is refused in words at its field', async ({
    page,
  }) => {
    await open(page);
    const box = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
    const logo = group(page, 'Logo');
    // What runs or loads is not even kept; what is a picture elsewhere is refused as a logo.
    for (const inside of ['<script>alert(1)</script>', '<style>@import "/a.css";</style>']) {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/uploads'));
      await give(page, 'Logo', drawing(`${box}${inside}</svg>`));
      expect((await answer).status()).toBe(400);
      await expect(logo.getByText(`The drawing holds a script, or loads something. ${INSTEAD}`)).toBeVisible();
      await expect(logo.getByRole('img')).toHaveCount(0);
    }
    await give(page, 'Logo', drawing(`${box}<rect></svg>`));
    await expect(logo.getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText(`The drawing cannot be read. ${INSTEAD}`).first()).toBeVisible();
    expect((await stored(page)).logo).toBe('');
    await logo.getByRole('button', { name: 'Remove logo' }).click();
    await give(page, 'Icon', pictureOf('driving-school.svg'));
    await expect(group(page, 'Icon').getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Please upload a square picture as SVG or PNG.')).toBeVisible();
    expect(await stored(page)).toMatchObject({ logo: '', icon: '' });
  });

  test('a colour that is none is refused at its field, and one that would be hard to read is mended in words', async ({
    page,
  }) => {
    await open(page);
    await openSettingsRoom(page, 'brandColour');
    const brand = page.getByLabel('Brand Colour (optional)', { exact: true });
    await brand.fill('#12zz');
    await brand.blur();
    await expect(brand).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Please enter a colour such as #0f5b46.')).toBeVisible();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(brand).toBeFocused();
    expect((await stored(page)).brandColour).toBe('');
    await brand.fill('#ffff00');
    await brand.blur();
    await expect(page.getByText('Your yellow is too light for words on white')).toBeVisible();
    await expect(page.getByText('Please enter a colour such as #0f5b46.')).toHaveCount(0);
  });
});

test('the pin is moved by hand or by its coordinates, and visitors find the new place', async ({ page }) => {
  await open(page);
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.leaflet-marker-icon')).toBeVisible();
  const latitude = page.getByLabel('Latitude');
  const { mapLatitude, mapLongitude } = DEFAULT_SETTINGS;
  await expect(latitude).toHaveValue(String(mapLatitude));
  await map.click({ position: { x: 140, y: 130 } });
  await expect(latitude).not.toHaveValue(String(mapLatitude));
  await save(page);
  const pressed = await stored(page);
  // up and to the left, and not far
  expect(pressed.mapLatitude).toBeGreaterThan(mapLatitude);
  expect(pressed.mapLongitude).toBeLessThan(mapLongitude);
  expect(pressed.mapLatitude - mapLatitude).toBeLessThan(0.1);

  await map.scrollIntoViewIfNeeded();
  const pin = await map.locator('.leaflet-marker-icon').boundingBox();
  if (!pin) throw new Error('no pin');
  await page.mouse.move(pin.x + pin.width / 2, pin.y + pin.height / 2);
  await page.mouse.down();
  await page.mouse.move(pin.x + pin.width / 2 + 120, pin.y + pin.height / 2 + 30, { steps: 6 });
  await page.mouse.up();
  await expect(latitude).not.toHaveValue(String(pressed.mapLatitude));
  await latitude.fill('-12.8232');
  await page.getByLabel('Longitude').fill('28.2176');
  await save(page);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    /mlat=-12\.8232&mlon=28\.2176/,
  );
});

test('without a line to the world no map asks for anything, and each says so', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') asked.push(request.url());
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await open(page);
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  await expect(page.getByText('The streets could not be loaded. The coordinates suffice.')).toBeVisible();
  await map.click({ position: { x: 40, y: 200 } });
  await expect(page.getByLabel('Latitude')).not.toHaveValue(String(DEFAULT_SETTINGS.mapLatitude));
  await save(page);
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('The streets could not be loaded.')).toBeVisible();
  expect(asked).toEqual([]);

  await (await officeOf(page)).put('/settings', { showMap: false });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find Us' })).toHaveCount(0);
});

test.describe('those who are not to change it', () => {
  test.use({ expectedTrouble: [/status of 403/] });

  for (const role of ['viewer', 'editor'] as const) {
    test(`the ${role} sees what the site is known by, and changes nothing of it`, async ({ page }) => {
      await (await officeOf(page)).put('/settings', { siteName: 'Kafue Skills College' });
      await signInAs(page, role, '/admin');
      const office = page.getByRole('complementary');
      await expect(office.getByText('Kafue Skills College')).toBeVisible();
      await expect(office.getByRole('link', { name: 'Settings' })).toHaveCount(0);
      await page.goto('/admin/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save Settings' })).toHaveCount(0);
      const headers = { 'x-auth-token': await tokenOf(page, PEOPLE[role]) };
      const answer = await page.request.put('/api/settings', { headers, data: { brandColour: '#8a1c2b' } });
      expect(answer.status()).toBe(403);
      expect((await stored(page)).brandColour).toBe('');
    });
  }

  test('a viewer reads the sections of the site, with nothing to change them', async ({ page }) => {
    await signInAs(page, 'viewer', '/admin/website?section=hero');
    await expect(page.getByRole('heading', { level: 2, name: 'Hero' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Heading' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  });
});
