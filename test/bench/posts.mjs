import { chromium } from '@playwright/test';
import { p95 } from './big.mjs';
import { median, RUNS } from './load.mjs';
import { ADMIN, fill, makeFolder, signIn, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

const CALLS = 200;
const POSTS = 2_000;
/** Posts per page. */
const LISTED = 10;
const LIST = '/api/blogs?fields=summary&status=all&limit=10';

/** Returns the median time in ms until a browser with cached scripts shows the last post of the list. */
async function timeToSee(url, path) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url + path);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  const posts = page.getByRole('main').getByText(/^Post \d+$/i);
  await posts.nth(LISTED - 1).waitFor();
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await page.goto(url + path);
    await posts.nth(LISTED - 1).waitFor();
    times.push(performance.now() - startedAt);
  }
  await browser.close();
  return median(times);
}

/** Measures the back office list of 2,000 posts of 4 kB, sorted and searched. */
export async function measurePosts() {
  const folder = makeFolder();
  await fill(folder.dataDir, POSTS, 1);
  const product = await startProduct(folder.dataDir);
  const token = await signIn(product.url);
  const rows = [];
  for (const path of [
    ...[LIST, `${LIST}&page=200`, `${LIST}&sort=title&order=asc`, `${LIST}&sort=views`],
    ...[`${LIST}&category=Technology`, `${LIST}&q=post%20199`, '/api/blogs/figures'],
  ]) {
    await p95(product.url, token, path, 20);
    const before = product.cpuMs();
    const time = await p95(product.url, token, path, CALLS);
    const words = `${((product.cpuMs() - before) / CALLS).toFixed(1)} ms of processor time a call`;
    rows.push(atMost(`p95 of GET ${path}`, time, 150, 'ms', words, 1));
  }
  for (const [name, path] of [
    ['cards', '/admin/blog'],
    ['rows', '/admin/blog?view=rows'],
  ]) {
    const time = await timeToSee(product.url, path);
    rows.push(atMost(`screen of posts as ${name}, until the last is shown`, time, 1_000, 'ms'));
  }
  await product.stop();
  folder.remove();
  return rows;
}
