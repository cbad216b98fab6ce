import type { Frame, Page } from '@playwright/test';
import { type AxeResults, type RunOptions, source } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Loads axe into a frame, because axe checks only frames into which it is loaded. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(source);
}

/**
 * Returns the errors that axe finds on the current page, as `<rule>: <elements>`. Runs axe in the page and reads only
 * errors. The Playwright package for axe takes four times as long, because it also transfers all passed checks.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  return page.evaluate(async () => {
    const run = window.axe?.run;
    if (!run) throw new Error('axe is not in the page');
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
}
