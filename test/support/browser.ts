import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Site } from './site';
import { openUsable } from './usable';

let visitors = 0;

/** Returns an IP address that no other test has, so that tests share no rate limits. */
export function newVisitorAddress(): string {
  visitors += 1;
  return `10.${process.pid % 200}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Answers requests for map tiles with an empty image, because tests use no network. */
export async function answerTiles(context: BrowserContext): Promise<void> {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await context.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
}

/**
 * Simulates a mouse over every toast, so that toasts stay open for slow tests. Does not stop the clock for this,
 * because that would also stop animations. Lets clicks pass through toasts, except on their buttons.
 */
export async function holdToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Skips frames, because they have no toasts, and frames that block scripts would report an error.
    if (window !== window.top) return;
    const hold = (toast: HTMLElement) => {
      toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      toast.style.pointerEvents = 'none';
      for (const button of toast.querySelectorAll('button')) button.style.pointerEvents = 'auto';
    };
    const toasts = '.ant-message-notice, div:has(> button[aria-label="Dismiss"])';
    setInterval(() => {
      for (const toast of document.querySelectorAll<HTMLElement>(toasts)) hold(toast);
    }, 100);
  });
}

interface Options {
  /** Environment variables of the site that the tests of a file share. */
  siteVariables: Record<string, string>;
  /** True if toasts close by themselves, as for users. Only tests of this behaviour need it. */
  toastsEnd: boolean;
  /** Console errors and failed requests that a test causes on purpose. */
  expectedTrouble: RegExp[];
}

/** Sets the browser's text size, as people do in its settings. Call it before the page opens. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}

/**
 * Playwright's `test` for this project. Starts one real site for each worker and each `siteVariables`, and gives each
 * test an IP address. Fails a test if there is an unexpected console error, page error or failed request.
 */
export const test = base.extend<Options & { watched: undefined }, { sites: Map<string, Site> }>({
  siteVariables: [{}, { option: true }],
  toastsEnd: [false, { option: true }],
  expectedTrouble: [[], { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed
    async ({}, use) => {
      const sites = new Map<string, Site>();
      await use(sites);
      await Promise.all([...sites.values()].map((site) => site.stop()));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ sites, siteVariables }, use) => {
    const key = JSON.stringify(siteVariables);
    const site = sites.get(key) ?? (await Site.start(siteVariables));
    sites.set(key, site);
    await use(site.url);
  },
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => {
    await use({ 'x-forwarded-for': newVisitorAddress() });
  },
  watched: [
    async ({ context, expectedTrouble, javaScriptEnabled, toastsEnd }, use) => {
      const trouble: string[] = [];
      await answerTiles(context);
      if (!toastsEnd) await holdToasts(context);
      if (javaScriptEnabled) context.on('page', openUsable);
      context.on('console', (message) => {
        if (message.type() === 'error') trouble.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => trouble.push(`page: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        // Ignores aborted requests, because a browser aborts requests when it leaves a page.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          trouble.push(`request: ${request.url()} ${request.failure()?.errorText}`);
      });
      await use(undefined);
      expect(trouble.filter((line) => !expectedTrouble.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
