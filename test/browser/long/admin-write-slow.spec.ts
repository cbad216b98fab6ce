import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { heavyPhoto } from '../../support/pictures';
import { TcpProxy } from '../../support/tcp-proxy';
import { text } from '../../support/write-room';

/** Slow 3G: bytes a second, either way, and milliseconds until an answer begins. */
const SLOW = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
const FAST = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 375, height: 667 },
  expectedTrouble: [/ERR_(CONNECTION|EMPTY|SOCKET|FAILED|NETWORK)/],
});

test('a photo of a camera goes into a text on slow 3G: how far it is, a cut half-way, Retry, and at most 400 kB', async ({
  page,
  baseURL,
}) => {
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
  const way = page.getByText(/^Picture on its way: \d+ %$/);
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
  await page.screenshot({ path: test.info().outputPath('on-its-way-375.png') });

  await line.cut();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(text(page)).toHaveText('A field.');
  await page.screenshot({ path: test.info().outputPath('cut-375.png') });
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
  await page.screenshot({ path: test.info().outputPath('arrived-375.png') });
  await line.cut();
});
