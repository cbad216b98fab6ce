// node test/screenshots.mjs URL FOLDER: every public page of a site that runs, at the width of a phone and of a laptop. For people to look at.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFile } from '../scripts/debian-packages.mjs';

const [url, folder] = process.argv.slice(2);
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
for (const path of [...(await listed()), '/contact?tab=quote', '/no/such/page']) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(url + path);
    const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
    await page.close();
  }
}
await browser.close();
