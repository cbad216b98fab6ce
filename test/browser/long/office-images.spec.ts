import type { Locator, Page, Request } from '@playwright/test';
import { DEFAULT_SETTINGS, type StoredSettings } from '../../../src/contract/settings';
import type { TeamMember } from '../../../src/contract/team';
import type { UploadAnswer } from '../../../src/contract/uploads';
import { expect, test } from '../../support/browser';
import { heavyPhoto } from '../../support/images';
import { officeOf, signInAs } from '../../support/office';
import { expectFit, siteText } from '../../support/office-dialog';
import { seedMember } from '../../support/office-seed';

test.describe('image fields', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Team Member' });
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
});

test.describe('site identity', () => {
  // A separate site, because changes of logo and icon affect the whole site.
  test.use({ siteVariables: { TEST_SITE: 'identity' } });

  test.beforeEach(async ({ page }) => {
    await (await officeOf(page)).put('/settings', DEFAULT_SETTINGS);
  });

  const stored = async (page: Page) => (await officeOf(page)).get<StoredSettings>('/settings');
  const open = (page: Page) => signInAs(page, 'admin', '/admin/settings');

  async function save(page: Page): Promise<void> {
    // Waits for the answer to the save, because a visible toast may belong to the previous save.
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByText('Settings saved successfully').first()).toBeVisible();
  }

  test('moves the pin by hand or coordinates, for visitors too', async ({ page }) => {
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
