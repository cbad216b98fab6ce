import type { Locator, Page, Request } from '@playwright/test';
import { NO_PICTURE } from '../../../src/contract/picture-address';
import type { TeamMember } from '../../../src/contract/team';
import type { UploadAnswer } from '../../../src/contract/uploads';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFit, siteText } from '../../support/office-dialog';
import { seedMember } from '../../support/office-seed';
import { heavyGif, heavyPhoto, type PickedFile, smallPicture } from '../../support/pictures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Team Member' });
const zone = (page: Page) => page.getByRole('region', { name: 'Photo: upload a file' });
const chooser = (page: Page) => page.getByLabel('Drag and drop a file here, or click to choose one');
const preview = (page: Page) => page.getByRole('img', { name: 'Photo: preview' });
const address = (page: Page) => page.getByLabel('Photo: external URL');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });
const isUpload = (url: string) => url.endsWith('/api/uploads');
const imageOf = async (page: Page, id: string) =>
  (await (await officeOf(page)).get<TeamMember[]>('/team')).find(({ _id }) => _id === id)?.image;

/** Opens the dialog of a fresh member, whose photo this test sets. */
async function openMember(page: Page): Promise<TeamMember> {
  const member = await seedMember(page);
  await signInAs(page, 'editor', '/admin/team');
  await page.getByRole('button', { name: `Edit ${member.name}` }).click();
  await expect(dialog(page)).toBeVisible();
  return member;
}

/** Lets go of a file over an element, as a hand with a mouse does. */
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

/** Where the server has put the file that this request carried. */
async function pathFrom(request: Request): Promise<string> {
  const response = await request.response();
  if (!response) throw new Error('The upload was not answered.');
  return ((await response.json()) as UploadAnswer).filePath;
}

const isDrawn = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

test("a photo of a phone's camera is made lighter and upright before it travels, and stands on the public page", async ({
  page,
}) => {
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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

  test('the camera is offered beside the files', async ({ page }) => {
    await openMember(page);
    const chosen = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Take Photo' }).click();
    await (await chosen).setFiles(await smallPicture());
    await expect(preview(page)).toHaveAttribute('src', /-320x300\.png$/);
    await expectFit(page);
  });
});

test('a small file is dropped on the field, travels as it is, and can be removed again', async ({ page }) => {
  const member = await openMember(page);
  const card = page.getByRole('listitem').filter({ hasText: member.name });
  const picture = await smallPicture('gif');
  const sending = page.waitForRequest((request) => isUpload(request.url()));
  await drop(zone(page), picture);
  const filePath = await pathFrom(await sending);
  expect(filePath).toMatch(/-320x300\.gif$/);
  expect((await page.request.get(filePath)).headers()['content-length']).toBe(String(picture.buffer.length));
  await expect(preview(page)).toHaveAttribute('src', filePath);
  // Saving waits for a file that is on its way, whatever is pressed.
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

test('while a file is on its way the field says so, saving waits, and another file takes its place', async ({
  page,
}) => {
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

test.describe('an external address', () => {
  test('is applied on Enter or on leaving the field, and refuses one that names a document', async ({ page }) => {
    const [member, picture] = [await openMember(page), await smallPicture()];
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: picture.buffer }),
    );
    await page.getByRole('tab', { name: 'External URL' }).click();
    await expect(address(page)).toHaveAttribute('placeholder', new RegExp(new URL(page.url()).host));
    await address(page).fill('https://pictures.example/mutale');
    await expect(preview(page)).toHaveCount(0);
    await address(page).press('Enter');
    await expect(preview(page)).toHaveAttribute('src', 'https://pictures.example/mutale');
    await expect(dialog(page)).toBeVisible();
    const documents = ['cv.pdf', 'cv.doc', 'cv.docx?version=2'].map((name) => `https://pictures.example/${name}`);
    for (const wrong of [...documents, 'pictures.example/a.png', 'javascript:alert(1)', 'https://a b']) {
      await address(page).fill(wrong);
      await address(page).press('Enter');
      await expect(dialog(page).getByRole('alert')).toHaveText(NO_PICTURE);
      await expect(preview(page)).toHaveAttribute('src', 'https://pictures.example/mutale');
    }
    await address(page).fill('https://pictures.example/a.png');
    await address(page).press('Tab');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await save(page).click();
    await expect(dialog(page)).toBeHidden();
    expect(await imageOf(page, member._id)).toBe('https://pictures.example/a.png');
    await page.getByRole('button', { name: `Edit ${member.name}` }).click();
    await expect(address(page)).toHaveValue('https://pictures.example/a.png');
    await (await officeOf(page)).remove(`/team/${member._id}`);
  });
});

test.describe('a file that does not arrive', () => {
  test.use({ expectedTrouble: [/status of (400|413|415|500)|ERR_INTERNET_DISCONNECTED/] });

  test('says why in words, keeps the photo that was there, and the next file works', async ({ page, context }) => {
    await openMember(page);
    const error = zone(page).locator('xpath=ancestor::fieldset').getByRole('alert');
    const words = { name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('No picture at all.') };
    const { buffer } = await smallPicture();
    const broken = { name: 'half.png', mimeType: 'image/png', buffer: buffer.subarray(0, buffer.length / 2) };
    await chooser(page).setInputFiles(words);
    await expect(error).toHaveText('Only jpeg, png, gif, webp, svg, pdf, doc and docx files are taken.');
    await chooser(page).setInputFiles(broken);
    await expect(error).toHaveText('The image cannot be read.');
    await chooser(page).setInputFiles(await heavyGif(6));
    await expect(error).toHaveText('The file may have at most 5 MB.');
    await chooser(page).setInputFiles({ name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
    await expect(error).toContainText('Most Compatible');
    await expectFit(page);
    await page.route('**/api/uploads', (route) => route.fulfill({ status: 500, json: { message: '' } }), { times: 1 });
    await chooser(page).setInputFiles(await smallPicture());
    await expect(error).toHaveText('Upload failed');
    await context.setOffline(true);
    await chooser(page).setInputFiles(await smallPicture());
    await expect(error).toHaveText('Error uploading file');
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(error).toHaveCount(0);
    await expect(preview(page)).toHaveAttribute('src', /-320x300\.png$/);
  });
});
