import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_SETTINGS, type StoredSettings } from '../../../src/contract/settings';
import type { TeamMember } from '../../../src/contract/team';
import type { UploadAnswer } from '../../../src/contract/uploads';
import { expect, test } from '../../support/browser';
import { officeOf, openSettingsRoom, signInAs } from '../../support/office';
import { expectFit, siteText } from '../../support/office-dialog';
import { seedMember } from '../../support/office-seed';
import { pictureOf } from '../../support/owner';
import { heavyPhoto, type PickedFile, smallPicture } from '../../support/pictures';

test.describe('image fields', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Team Member' });
  const zone = (page: Page) => page.getByRole('region', { name: 'Photo: upload a file' });
  const chooser = (page: Page) => page.getByLabel('Drag and drop a file here, or select this area to choose one');
  const preview = (page: Page) => page.getByRole('img', { name: 'Photo: preview' });
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });
  const isUpload = (url: string) => url.endsWith('/api/uploads');
  const imageOf = async (page: Page, id: string) =>
    (await (await officeOf(page)).get<TeamMember[]>('/team')).find(({ _id }) => _id === id)?.image;

  /** Creates a team member and opens the member's dialog as an editor. */
  async function openMember(page: Page): Promise<TeamMember> {
    const member = await seedMember(page);
    await signInAs(page, 'editor', '/admin/team');
    await page.getByRole('button', { name: `Edit ${member.name}` }).click();
    await expect(dialog(page)).toBeVisible();
    return member;
  }

  /** Drops a file on an element, as a person does with a mouse. */
  async function drop(target: Locator, { name, mimeType, buffer }: PickedFile): Promise<void> {
    const transfer = await target.page().evaluateHandle(
      ([fileName, type, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const held = new DataTransfer();
        held.items.add(new File([bytes], fileName, { type }));
        return held;
      },
      [name, mimeType, buffer.toString('base64')] as const,
    );
    await target.dispatchEvent('dragover', { dataTransfer: transfer });
    await target.dispatchEvent('drop', { dataTransfer: transfer });
  }

  async function pathFrom(request: Request): Promise<string> {
    const response = await request.response();
    if (!response) throw new Error('The upload was not answered.');
    return ((await response.json()) as UploadAnswer).filePath;
  }

  const isDrawn = (image: Locator) =>
    image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

  test('shrink and rotate a camera photo before upload, and show it publicly', async ({ page }) => {
    const photo = await heavyPhoto();
    const member = await openMember(page);
    await expect(dialog(page).getByText('square image recommended, min 300x300px')).toBeVisible();
    const sending = page.waitForRequest((request) => isUpload(request.url()));
    const chosen = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Select File' }).click();
    await (await chosen).setFiles(photo);
    const request = await sending;
    const filePath = await pathFrom(request);
    expect(photo.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    expect((await request.sizes()).requestBodySize).toBeLessThan(400_000);
    const [width, height] = (/-(\d+)x(\d+)\.jpg$/.exec(filePath) ?? []).slice(1).map(Number);
    expect(width / height).toBeCloseTo(4 / 3, 2);
    await expect(preview(page)).toHaveAttribute('src', filePath);
    await expect.poll(() => isDrawn(preview(page))).toBe(true);
    expect((await preview(page).boundingBox())?.height).toBeLessThanOrEqual(202);
    await expectFit(page);
    await save(page).click();
    await expect(dialog(page)).toBeHidden();
    expect(await imageOf(page, member._id)).toBe(filePath);
    expect(await siteText(page, '/team')).toContain(filePath);
  });

  test('upload a dropped small file unchanged, and let it be removed', async ({ page }) => {
    const member = await openMember(page);
    const card = page.getByRole('listitem').filter({ hasText: member.name });
    const picture = await smallPicture('gif');
    const sending = page.waitForRequest((request) => isUpload(request.url()));
    await drop(zone(page), picture);
    const filePath = await pathFrom(await sending);
    expect(filePath).toMatch(/-320x300\.gif$/);
    expect((await page.request.get(filePath)).headers()['content-length']).toBe(String(picture.buffer.length));
    await expect(preview(page)).toHaveAttribute('src', filePath);
    // Saving is possible by keyboard once the upload has ended.
    await expect(save(page)).toBeEnabled();
    await page.keyboard.press('Control+s');
    await expect(dialog(page)).toBeHidden();
    await expect(card.locator('img')).toHaveAttribute('src', filePath);
    expect(await imageOf(page, member._id)).toBe(filePath);

    await page.getByRole('button', { name: `Edit ${member.name}` }).click();
    await dialog(page).getByRole('button', { name: 'Remove photo' }).click();
    await expect(preview(page)).toHaveCount(0);
    await save(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(card.locator('img')).toHaveCount(0);
    expect(await imageOf(page, member._id)).toBe('');
  });

  test('show upload progress, delay saving and accept a replacement file', async ({ page }) => {
    await openMember(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/uploads', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await chooser(page).setInputFiles(await smallPicture('gif'));
    await expect(zone(page).getByRole('status')).toContainText('Uploading...');
    await expect(zone(page).getByRole('progressbar', { name: 'Photo: upload progress' })).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await chooser(page).setInputFiles(await smallPicture('png'));
    letGo();
    await expect(preview(page)).toHaveAttribute('src', /-320x300\.png$/);
    await expect(zone(page).getByRole('status')).toHaveCount(0);
    await expect(save(page)).toBeEnabled();
  });
});

test.describe('site identity', () => {
  // A separate site, because changes of logo and icon affect the whole site.
  test.use({ siteVariables: { TEST_SITE: 'identity' } });

  test.beforeEach(async ({ page }) => {
    await (await officeOf(page)).put('/settings', DEFAULT_SETTINGS);
  });

  const stored = async (page: Page) => (await officeOf(page)).get<StoredSettings>('/settings');
  const open = (page: Page) => signInAs(page, 'admin', '/admin/settings');
  const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const give = (page: Page, name: string, file: string | PickedFile) =>
    group(page, name).locator('input[type="file"]').first().setInputFiles(file);

  async function save(page: Page): Promise<void> {
    // Waits for the answer to the save, because a visible toast may belong to the previous save.
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByText('Settings saved successfully').first()).toBeVisible();
  }

  /** Expects a visible image that has loaded. */
  async function expectDrawn(page: Page, landmark: 'banner' | 'contentinfo' | 'complementary', name: string) {
    const picture = page.getByRole(landmark).getByRole('img', { name }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  test('shows chosen logo, icon, share image and colours everywhere', async ({ page }) => {
    await open(page);
    const delivered = await (await page.request.get('/favicon.svg')).text();
    const share = await sharp({ create: { width: 1_200, height: 630, channels: 3, background: '#8a1c2b' } })
      .png()
      .toBuffer();
    await give(page, 'Logo', pictureOf('driving-school.svg'));
    await give(page, 'Logo for dark backgrounds', pictureOf('driving-school-on-dark.svg'));
    await give(page, 'Icon', pictureOf('driving-school-icon.svg'));
    await give(page, 'Share image', { name: 'share.png', mimeType: 'image/png', buffer: share });
    for (const name of ['Logo', 'Logo for dark backgrounds', 'Icon', 'Share image']) {
      await expect(group(page, name).getByRole('img', { name: `${name}: preview` })).toBeVisible();
    }
    await openSettingsRoom(page, 'brandColour');
    await page.getByLabel('Brand colour (optional)', { exact: true }).fill('#8A1C2B');
    // A colour without its hash sign is accepted.
    await page.getByLabel('Accent colour (optional)', { exact: true }).fill('f4c430');
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

  test('moves the pin by hand or coordinates, and shows visitors the new place', async ({ page }) => {
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
    // The click was above and to the left of the pin, so the pin moved north and west, by a short distance.
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
});
