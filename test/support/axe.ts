import type { Frame, Page } from '@playwright/test';
import { type AxeResults, type RunOptions, source } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** axe asks the frames of a page by itself, where it is there, too. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(source);
}

/**
 * What axe calls a barrier on the page as it is shown now: `<rule>: <elements>` each, none when all is well.
 * Asked in the page itself and for its violations alone: its package for Playwright takes four times as long, for it carries
 * everything that was right through a second page.
 */
export async function findBarriers(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  return page.evaluate(async (runOnly) => {
    const run = window.axe?.run;
    if (!run) throw new Error('axe is not in the page');
    const { violations } = await run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, rules);
}
