// node test/screenshots.mjs URL FOLDER [PATH…]: takes screenshots of every public page of a running site, and of
// further paths, at phone and laptop width. For review by people.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFile } from '../scripts/debian-packages.mjs';

const [url, folder, ...others] = process.argv.slice(2);
/** Public pages outside the sitemap. */
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
