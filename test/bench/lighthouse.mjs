import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { claimPort } from '../../scripts/claim-port.mjs';
import { median, RUNS } from './load.mjs';
import { ADMIN, makeFolder, startProduct } from './product.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MIN_PERFORMANCE = 98;
const MAX_LAYOUT_SHIFT = 0.01;
const MAX_LCP_MS = { own: 1_400, uploaded: 2_000 };
const PATHS = [
  ...['/', '/about', '/articles', '/articles/1', '/blogs', '/team', '/services', '/services/digital-marketing'],
].concat(
  ['/contact', '/contact?tab=quote', '/signup', '/login', '/vision', '/courses', '/saas-solutions', '/ai-learning'],
  ['/privacy', '/newsletter/unsubscribe/a-token'],
);

/** True if the largest contentful paint is an uploaded image. */
function isUploadLargest(audits) {
  const shown = JSON.stringify(audits['largest-contentful-paint-element']?.details ?? {});
  return /"snippet":"<img[^}]*\/uploads\//.test(shown);
}

/** Measures a URL in a new browser, which has cached nothing. */
async function runLighthouse(url) {
  const port = await claimPort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    // Keeps the back/forward cache on, because a Lighthouse audit checks it. Playwright turns it off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error', output: 'json' });
  await browser.close();
  return lhr;
}

async function visit(url, triesLeft = 2) {
  const lhr = await runLighthouse(url);
  // Tries again, because Lighthouse sometimes fails to read the browser's trace, on any page.
  if (lhr.runtimeError && triesLeft > 0) return visit(url, triesLeft - 1);
  const { audits, categories } = lhr;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    lcpMs: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    isUpload: isUploadLargest(audits),
    isHidden: audits['is-crawlable'].score === 0,
    failed: Object.values(audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary'),
  };
}

async function measure(base, path, whose = 'mobile') {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visit(base + path));
  const score = (name) => median(runs.map(({ scores }) => scores[name]));
  const lcpMs = median(runs.map((run) => run.lcpMs));
  const shift = median(runs.map((run) => run.shift));
  const { isUpload, isHidden, failed } = runs[0];
  const maxLcpMs = isUpload ? MAX_LCP_MS.uploaded : MAX_LCP_MS.own;
  const whole = ['accessibility', 'best-practices', ...(isHidden ? [] : ['seo'])];
  return {
    what: `Lighthouse, ${whose}: ${path.replace(/[0-9a-f]{24}/, '{id}')}${isHidden ? ' (asks not to be indexed)' : ''}`,
    target: `≥ ${MIN_PERFORMANCE}/100/100/100, LCP ≤ ${maxLcpMs / 1000} s, CLS < ${MAX_LAYOUT_SHIFT}`,
    figure: `${CATEGORIES.map(score).join('/')}, LCP ${(lcpMs / 1000).toFixed(2)} s, CLS ${shift.toFixed(3)}`,
    reference: failed.map(({ id }) => id).join(', '),
    isMet:
      score('performance') >= MIN_PERFORMANCE &&
      whole.every((name) => score(name) === 100) &&
      lcpMs <= maxLcpMs &&
      shift < MAX_LAYOUT_SHIFT,
  };
}

/** Measures each path. First requests the path once, so that it is cached as for most visitors. */
async function measureEach(url, paths, whose) {
  const rows = [];
  for (const path of paths) {
    await fetch(url + path);
    rows.push(await measure(url, path, whose));
    process.stdout.write(`${path}: ${rows.at(-1).figure}\n`);
  }
  return rows;
}

/**
 * Measures every public page with status 200 on a sample site. Values are medians of five visits. The last column lists
 * failed audits.
 */
export async function measureLighthouse() {
  const folder = makeFolder();
  const product = await startProduct(folder.dataDir, { SAMPLE_CONTENT: 'true', TRUST_PROXY: 'false' });
  const [post] = await (await fetch(`${product.url}/api/blogs?limit=1&fields=summary`)).json();
  const rows = await measureEach(product.url, process.env.BENCH_PATHS?.split(',') ?? [...PATHS, `/blogs/${post._id}`]);
  await product.stop();
  folder.remove();
  return rows;
}

/** Measures the quote request form and all pages in the sitemap of each example site. */
export async function measureExamples() {
  const rows = [];
  for (const name of ['driving-school', 'software-agency']) {
    const folder = makeFolder();
    const product = await startProduct(folder.dataDir, { SAMPLE_CONTENT: 'true', TRUST_PROXY: 'false' });
    const env = {
      PATH: process.env.PATH,
      EXAMPLE_URL: product.url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    };
    execFileSync(process.execPath, ['scripts/example.mjs', name], { env });
    const map = await (await fetch(`${product.url}/sitemap.xml`)).text();
    const paths = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address).pathname);
    rows.push(...(await measureEach(product.url, [...paths, '/contact?tab=quote'], name)));
    await product.stop();
    folder.remove();
  }
  return rows;
}
