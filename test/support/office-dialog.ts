import type { Locator, Page } from '@playwright/test';
import { expect } from './browser';
import { expectFitHere } from './office-fit';

/** Expects that the confirmation names the object and that Cancel has the focus. Then confirms the deletion. */
export async function confirmDeletion(page: Page, what: string, name: string): Promise<void> {
  const question = page.getByRole('dialog', { name: `Delete ${what}?` });
  await expect(question).toContainText(`${name} will be deleted.`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
}

/** Selects Undo in the toast with this text. */
export async function undoDeletion(page: Page, toast: string): Promise<void> {
  const notice = page.locator('.ant-message-notice').filter({ hasText: toast });
  await notice.getByRole('button', { name: 'Undo' }).click();
}

/** Runs `expectFitHere` at phone and desktop width. */
export async function expectFit(page: Page): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitHere(page);
  }
}

/**
 * Expects these texts in a comparison of versions. Ignores the labels at differences, which only screen readers read.
 */
async function expectCompared(cells: Locator, texts: string[]): Promise<void> {
  const unmarked = async () =>
    (await cells.allTextContents()).map((text) =>
      text.replaceAll(/\[only in (?:my version|their version|typed here|saved): |\]/g, ''),
    );
  await expect.poll(unmarked).toEqual(texts);
}

/** Expects a row that compares the user's own version of a field with another person's version. */
export async function expectVersions(dialog: Locator, label: string, mine: string, theirs: string): Promise<void> {
  const row = dialog.getByRole('row').filter({ has: dialog.page().getByRole('rowheader', { name: label }) });
  await expectCompared(row.getByRole('cell'), [mine, theirs]);
}

/** Requests a page as a visitor without JavaScript and returns its HTML. */
export async function siteText(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}
