import type { Locator, Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import type { EditedText } from '../../../src/contract/texts';
import { expect, setTextSize, test } from '../../support/browser';
import { smallImage } from '../../support/images';
import { officeOf } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { give, openEditor, saved, text, typeAtEnd } from '../../support/write-room';

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const stored = async (page: Page, { _id }: Blog) => (await officeOf(page)).get<Blog>(`/blogs/${_id}`);

const draft = async (page: Page, { _id }: Blog) =>
  (await (await officeOf(page)).get<EditedText<'blogs'>>(`/blogs/${_id}/draft`)).draft?.fields ?? { content: '' };

test('chooses, drops, pastes and describes images', async ({ page }) => {
  const post = await seedPost(page, { content: 'Above.' });
  await openEditor(page, post);
  const image = await smallImage('png');
  const images = text(page).locator('figure img');
  await text(page).click();
  await page.keyboard.press('Control+End');
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Image').click();
  await (await chooser).setFiles(image);
  await expect(images).toHaveCount(1);
  await give(page, 'paste', [image]);
  await expect(images).toHaveCount(2);
  await give(page, 'drop', [image]);
  await expect(images).toHaveCount(3);
  await page.getByLabel('Alt text').first().fill('A green roof');
  await page.getByLabel('Caption').first().fill('Seen from the gate');
  await page.getByRole('button', { name: 'Remove image' }).last().click();
  await expect(images).toHaveCount(2);
  await saved(page);
  await expectFitHere(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('View on site')).toBeVisible();
  const { content } = await stored(page, post);
  expect(content.match(/!\[[^\]]*\]\(\/uploads\/[^)]+\)/g)).toHaveLength(2);
  expect(content).toMatch(/!\[A green roof\]\(\/uploads\/\S+ "Seen from the gate"\)/);
});

test('accepts dropped images, rejects other files with a message and stays open', async ({ page }) => {
  const post = await seedPost(page, { content: 'Above.' });
  await openEditor(page, post);
  const image = await smallImage('png');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  const files = [
    { ...image, name: 'one.png' },
    { name: 'IMG_1.HEIC', mimeType: '', buffer: heic },
    { name: 'price-list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { ...image, name: 'two.png' },
  ];
  expect(await give(page, 'drop', files)).toBe(false);
  const isOpened = await page.getByRole('textbox', { name: 'Title' }).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'missed.pdf'));
    return field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  expect(isOpened).toBe(false);
  await expect(text(page).locator('figure img')).toHaveCount(2);
  await expect(page.getByText('IMG_1.HEIC: Browsers cannot show this iPhone photo format')).toBeVisible();
  await page.getByRole('button', { name: 'Remove IMG_1.HEIC' }).click();
  await expect(page.getByText(/IMG_1/)).toHaveCount(0);
  await expect(page.getByText('price-list.pdf: Please choose an image')).toBeVisible();
  await expectFitHere(page);
});

test('writes, formats, saves and closes a text by keyboard alone', async ({ page }) => {
  const post = await seedPost(page, { content: 'Word', format: 'markdown' });
  await openEditor(page, post);
  await page.getByRole('textbox', { name: 'Title' }).press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await tool(page, 'Heading H2').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page).locator('strong')).toHaveText('Word');
  await page.keyboard.press('Control+s');
  await saved(page);
  expect((await draft(page, post)).content).toBe('**Word**');
  // A word that is typed at the end of bold text is bold too, as in other editors.
  await typeAtEnd(page, ' more');
  await page.getByRole('link', { name: 'Back to Blog' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeFocused();
  await expect.poll(async () => (await draft(page, post)).content).toBe('**Word more**');
  expect((await stored(page, post)).content).toBe('Word');
});

test('publishes nothing when the schedule button is selected twice', async ({ page }) => {
  const post = await seedPost(page, { status: 'draft' });
  await openEditor(page, post);
  await page.getByRole('button', { name: 'More actions' }).click();
  const place = await page.getByRole('button', { name: 'Schedule' }).boundingBox();
  if (!place) throw new Error('nothing to press');
  await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2);
  await expect(page.getByLabel('Publish at (time in Lusaka)')).toBeVisible();
  await page.keyboard.press('Escape');
  await typeAtEnd(page, ' More.');
  await saved(page);
  expect((await stored(page, post)).status).toBe('draft');
});

const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali-of-the-Copperbelt-and-Luapula';
const ALL = `${LONG}\n\n## ${LONG}\n\n- ${LONG}\n\n> ${LONG}\n\n| ${LONG} | B |\n|---|---|\n| 1 | 2 |\n\n---\n\n[${LONG}](/services)`;

for (const [width, scale] of [
  [320, 1],
  [375, 2],
  [1280, 2],
] as const) {
  test(`has no barriers at ${width} px with ${scale * 100} % text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const post = await seedPost(page, { title: LONG, content: ALL, format: 'markdown', status: 'draft' });
    await setTextSize(page, scale * 100);
    await openEditor(page, post);
    await give(page, 'paste', [await smallImage('png')]);
    await expect(page.getByLabel('Alt text')).toBeVisible();
    await expectFitHere(page);
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
    await expect(tool(page, 'Bold')).toBeVisible();
    if (width >= 1024) return;
    await tool(page, 'Details').click();
    await expect(page.getByLabel('Author')).toBeVisible();
    await expect(text(page)).toBeHidden();
    await expectFitHere(page);
    await page.getByRole('button', { name: 'Back to the text' }).click();
    await expect(text(page)).toBeVisible();
  });
}

test('shows text and images above the toolbar on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const post = await seedPost(page, { content: 'A paragraph.\n\n'.repeat(30), format: 'markdown' });
  await openEditor(page, post);
  await typeAtEnd(page, '\nThe last line');
  const line = text(page).getByText('The last line');
  const gap = async (above: Locator) => {
    const [bar, words] = await Promise.all([page.getByRole('toolbar').boundingBox(), above.boundingBox()]);
    return (bar?.y ?? 0) - ((words?.y ?? Infinity) + (words?.height ?? 0));
  };
  await expect.poll(() => gap(line)).toBeGreaterThanOrEqual(0);
  await give(page, 'paste', [await smallImage('png')]);
  await expect(text(page).locator('figure img')).toHaveCount(1);
  await expect.poll(() => gap(text(page).getByRole('button', { name: 'Remove image' }))).toBeGreaterThanOrEqual(0);
  await page.keyboard.type('Below it');
  await expect.poll(() => gap(text(page).getByText('Below it'))).toBeGreaterThanOrEqual(0);
});

test('opens details at their top, and returns to the text position', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const post = await seedPost(page, { content: 'A paragraph.\n\n'.repeat(30), format: 'markdown' });
  await openEditor(page, post);
  await typeAtEnd(page, '\nThe last line');
  const place = () => page.evaluate(() => window.scrollY);
  const left = await place();
  expect(left).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeInViewport();
  const back = page.getByRole('button', { name: 'Back to the text' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Details' })).toBeFocused();
});

test.describe('without a connection', () => {
  test.use({ expectedTrouble: [/ERR_FAILED/] });
  for (const width of [375, 320]) {
    test(`shows the whole editor bar at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      const post = await seedPost(page, { content: 'Text.', format: 'markdown', status: 'draft' });
      await openEditor(page, post);
      await page.route('**/api/blogs/*/draft', (route) => route.abort());
      await typeAtEnd(page, ' More');
      const state = page.getByText('Draft saved on this device');
      await expect(state).toBeVisible();
      const lines = await state.evaluate((words) => {
        const all = document.createRange();
        all.selectNodeContents(words);
        return all.getClientRects().length;
      });
      expect(lines).toBe(1);
      for (const name of ['Preview', 'Publish', 'More actions']) {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(32);
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      expect((await page.getByRole('link', { name: 'Back to Blog' }).boundingBox())?.width).toBeGreaterThanOrEqual(14);
      await expectFitHere(page);
    });
  }
});
