import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { heavyPhoto, smallPicture } from '../../support/pictures';
import { TcpProxy } from '../../support/tcp-proxy';
import { give, openEditor, text, typeAtEnd } from '../../support/write-room';

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
  await give(page, 'paste', [await smallPicture('png')]);
  await expect(text(page).locator('figure img')).toHaveCount(1);
  await expect.poll(() => gap(text(page).getByRole('button', { name: 'Remove image' }))).toBeGreaterThanOrEqual(0);
  await page.keyboard.type('Below it');
  await expect.poll(() => gap(text(page).getByText('Below it'))).toBeGreaterThanOrEqual(0);
});

test('opens details at their top, and returns to the text position on a phone', async ({ page }) => {
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

for (const width of [375, 1280]) {
  test(`asks once about missing parts of a post, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 667 });
    const content = 'Above.\n\n![](https://example.com/roof.png)';
    await page.route('https://example.com/**', (route) => route.fulfill({ body: '' }));
    const post = await seedPost(page, { content, status: 'draft', format: 'markdown' });
    await openEditor(page, post);
    const publish = () => page.getByRole('button', { name: 'Publish', exact: true }).click();
    if (width === 375) await page.getByRole('button', { name: 'Details' }).click();
    await page.getByLabel('Category').fill('');
    if (width === 375) await page.getByRole('button', { name: 'Back to the text' }).click();
    await publish();
    const question = page.getByRole('dialog', { name: 'Publish this post?' });
    await expect(question).toContainText(
      'This post has no category (it will be in “Education”), and 1 image has no alt text (a description for people who cannot see it).',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    if (width === 375) await page.getByRole('button', { name: 'Details' }).click();
    await page.getByLabel('Category').fill('Energy');
    if (width === 375) await page.getByRole('button', { name: 'Back to the text' }).click();
    await publish();
    await expect(question).toContainText('1 image has no alt text (a description for people who cannot see it).');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await publish();
    await question.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText('View on site')).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(question).toHaveCount(0);
  });
}

test.describe('without a connection', () => {
  test.use({ expectedTrouble: [/ERR_FAILED/] });
  for (const width of [375, 320]) {
    test(`shows the whole editor bar at ${width} px when the connection is lost`, async ({ page }) => {
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

test.describe('slow connection', () => {
  /** Slow 3G: bytes per second in each direction, latency in milliseconds. */
  const SLOW = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
  const FAST = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 667 },
    expectedTrouble: [/ERR_(CONNECTION|EMPTY|SOCKET|FAILED|NETWORK)/],
  });

  test('uploads a camera photo on slow 3G: progress, cut-off, Retry, at most 400 kB', async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const photo = await heavyPhoto();
    const line = await TcpProxy.start(String(baseURL));
    await signInAs(page, 'editor', `${line.url}/admin/blog?write=new`);
    await expect(text(page)).toBeVisible();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW);

    await text(page).click();
    await page.keyboard.type('A field.');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Take photo', exact: true }).click();
    await (await chosen).setFiles(photo);
    const way = page.getByText(/^Uploading image: \d+ %$/);
    const percent = async () => Number(/\d+/.exec((await way.textContent()) ?? '')?.[0]);
    const seen = new Set<number>();
    await expect
      .poll(async () => {
        const now = await percent();
        seen.add(now);
        return now;
      })
      .toBeGreaterThan(40);
    expect([...seen].filter((one) => one > 0 && one < 100).length).toBeGreaterThan(1);

    await line.cut();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(text(page)).toHaveText('A field.');
    await line.heal();
    const sending = page.waitForRequest((request) => request.url().endsWith('/api/uploads'));
    await retry.click();
    await expect(way).toBeVisible();
    const { requestBodySize } = await (await sending).sizes();
    expect(photo.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    expect(requestBodySize).toBeGreaterThan(10_000);
    expect(requestBodySize).toBeLessThanOrEqual(400_000);
    const picture = text(page).locator('figure img');
    await expect(picture).toHaveAttribute('src', /\/uploads\/.*\.jpg$/);
    await expect(retry).toHaveCount(0);
    await network.send('Network.emulateNetworkConditions', FAST);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await line.cut();
  });
});
