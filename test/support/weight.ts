import type { APIRequestContext, Page, Response } from '@playwright/test';
import { untilUsable } from './usable';

/** Network data of one page load. */
export interface Weight {
  /** Compressed bytes, including scripts, style sheets, images and fonts. */
  total: number;
  scripts: number;
  /** Source of every script, to search for forbidden text. */
  sources: { url: string; text: string }[];
}

/** Loads a URL without scrolling, and measures all data that is transferred until the network is idle. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const answers: Response[] = [];
  const note = (answer: Response) => answers.push(answer);
  page.on('response', note);
  await page.goto(path);
  await untilUsable(page);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const weight: Weight = { total: 0, scripts: 0, sources: [] };
  for (const answer of answers) {
    const { responseBodySize } = await answer.request().sizes();
    weight.total += responseBodySize;
    if (answer.request().resourceType() !== 'script') continue;
    weight.scripts += responseBodySize;
    weight.sources.push({ url: answer.url(), text: await answer.text() });
  }
  return weight;
}

/** Returns the source texts of a page's scripts, and of all scripts that these may load, by file name. */
export async function scriptsFrom(request: APIRequestContext, path: string): Promise<Map<string, { said: string }>> {
  const found = new Map<string, { said: string }>();
  const open = namedIn(await (await request.get(path)).text());
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    const answer = await request.get(`/assets/${name}`);
    if (!answer.ok()) throw new Error(`no script ${name}`);
    const source = await answer.text();
    found.set(name, { said: source });
    open.push(...namedIn(source));
  }
  return found;
}

const namedIn = (text: string): string[] =>
  [...text.matchAll(/["'`/]([\w-]+-[\w-]{8}\.js)["'`]/g)].map(([, name]) => name);

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type Watched = Window & { layoutShift?: number; moved?: string[] };

/** Makes each page that is opened after this call sum up its layout shift from the start of loading. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    const moved: string[] = [];
    watched.layoutShift = 0;
    watched.moved = moved;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        watched.layoutShift = (watched.layoutShift ?? 0) + value;
        const parts = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`);
        moved.push(
          `${value.toFixed(4)} after ${Math.round(startTime)} ms at ${window.scrollY} px: ${parts.join(', ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls a loaded page to its end and returns the sum of its layout shift. */
export async function layoutShiftToTheEnd(page: Page): Promise<number> {
  await page.evaluate(async () => {
    // The timer ends the wait if the browser draws no frame, as when nothing has changed.
    const nextFrame = () => new Promise((drawn) => [requestAnimationFrame(drawn), setTimeout(drawn, 200)]);
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => (window as Watched).layoutShift);
  if (shift === undefined) throw new Error('nobody watched');
  return shift;
}

/** Returns which elements moved and when, for messages of failed tests. */
export const whatMoved = (page: Page): Promise<string> =>
  page.evaluate(() => (window as Watched).moved?.join('\n') ?? '');
