import type { Page } from '@playwright/test';
import { anyColour } from '../../support/any-colour';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { makeExample } from '../../support/example';
import { settle } from '../../support/office-fit';
import fc, { SEED } from '../../support/random-cases';
import { Site } from '../../support/site';
import { openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';

/** Pairs of those that `tint.spec.ts` tries. */
const PAIRS = fc.sample(fc.tuple(anyColour, anyColour), { numRuns: 20, seed: SEED });
const CONFORMANCE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that depend on colours alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

test.use({ expectedTrouble: [/status of (404|503)/], contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(1_200_000);

async function sitemapOf(siteUrl: string): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

async function barriersOf(page: Page, address: string, rules: string[], isScrolled = false): Promise<string[]> {
  await page.goto(address);
  // The header has another ground then.
  if (isScrolled) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settle(page);
  return (await findBarriers(page, rules)).map((barrier) => `${new URL(address).pathname} ${barrier}`);
}

test('every page of an example has no barrier that axe can find, in 20 pairs of colours', async ({ page }) => {
  const site = await Site.start(WITH_SAMPLES);
  try {
    await makeExample(site.url, 'driving-school');
    const office = await openOffice(site.url);
    const [{ _id: serviceId }] = await office.get<{ _id: string }[]>('/services');
    const requestId = await sendRequest(site.url, { serviceId });
    await sendQuote(office, requestId);
    const paths = [...(await sitemapOf(site.url)), '/contact?tab=quote', `/quotes/${requestId}`, '/no/such/page'];
    expect(paths.length).toBeGreaterThan(12);
    for (const [place, [brandColour, accentColour]] of PAIRS.entries()) {
      const rules = place === 0 ? CONFORMANCE : COLOURS;
      // As a laptop shows it when it opens, and a phone at its end.
      const isPhone = place % 2 === 1;
      await page.setViewportSize({ width: isPhone ? 375 : 1280, height: 800 });
      await test.step(`${brandColour} and ${accentColour}`, async () => {
        await office.put('/settings', { brandColour, accentColour, maintenanceMode: false });
        const found: string[] = [];
        for (const path of paths) found.push(...(await barriersOf(page, site.url + path, rules, isPhone)));
        await office.put('/settings', { maintenanceMode: true });
        found.push(...(await barriersOf(page, `${site.url}/`, rules)));
        expect.soft(found, `${brandColour} and ${accentColour}`).toEqual([]);
      });
    }
    await page.evaluate(() => {
      const pale = document.createElement('p');
      pale.textContent = 'Too pale';
      pale.style.color = '#999';
      document.body.append(pale);
    });
    expect((await findBarriers(page, COLOURS)).join()).toContain('Too pale');
  } finally {
    await site.stop();
  }
});
