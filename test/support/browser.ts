import { type BrowserContext, test as base, expect } from '@playwright/test';
import { Site } from './site';
import { openUsable } from './usable';

let visitors = 0;

/** An address that no other test has, so that the limits per visitor do not couple tests. */
export function newVisitorAddress(): string {
  visitors += 1;
  return `10.${process.pid % 200}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Map tiles come from another host, and tests use no network: they get an empty picture. */
async function answerTiles(context: BrowserContext): Promise<void> {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await context.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
}

interface Options {
  /** Settings of the site that this file's tests share. */
  siteVariables: Record<string, string>;
  /** Console errors and failed requests that a test provokes on purpose. */
  expectedTrouble: RegExp[];
}

/**
 * Browser tests: one real site per worker and set of variables, a visitor address per test, and a failure on any console error,
 * page error or failed request that the test did not announce.
 */
export const test = base.extend<Options & { watched: undefined }, { sites: Map<string, Site> }>({
  siteVariables: [{}, { option: true }],
  expectedTrouble: [[], { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const sites = new Map<string, Site>();
      await use(sites);
      await Promise.all([...sites.values()].map((site) => site.stop()));
    },
    { scope: 'worker', timeout: 60_000 },
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
    async ({ context, expectedTrouble, javaScriptEnabled }, use) => {
      const trouble: string[] = [];
      await answerTiles(context);
      if (javaScriptEnabled) context.on('page', openUsable);
      context.on('console', (message) => {
        if (message.type() === 'error') trouble.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => trouble.push(`page: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        // A page that is left ends its own requests; that is no failure.
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
