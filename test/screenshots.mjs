// node test/screenshots.mjs URL FOLDER [PATH…]: every public page of a site that runs, and others by their paths, at
// the width of a phone and of a laptop. For people to look at.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFile } from '../scripts/debian-packages.mjs';

const [url, folder, ...others] = process.argv.slice(2);
/** Public pages that no site map names. */
const UNLISTED = ['/contact?tab=quote', '/quotes/none', '/login', '/signup', '/newsletter/archive', '/no/such/page'];
const WIDTHS = [375, 1280];

const listed = async () =>
  [...(await (await fetch(`${url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumFile(),
  args: ['--no-sandbox'],
});
for (const path of [...(await listed()), ...UNLISTED, ...others]) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(url + path);
    const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
    await page.close();
  }
}
await browser.close();
