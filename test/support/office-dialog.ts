import type { Locator, Page } from '@playwright/test';
import { expect } from './browser';
import { expectFitHere } from './office-fit';

/** Sees the question before a deletion name the thing, with Cancel focused, and leaves it by that button. */
async function answerDeletion(page: Page, what: string, name: string, button: 'Cancel' | 'Delete'): Promise<void> {
  const question = page.getByRole('dialog', { name: `Delete ${what}?` });
  await expect(question).toContainText(`${name} will be deleted.`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: button }).click();
  await expect(question).toBeHidden();
}

export const refuseDeletion = (page: Page, what: string, name: string) => answerDeletion(page, what, name, 'Cancel');
export const confirmDeletion = (page: Page, what: string, name: string) => answerDeletion(page, what, name, 'Delete');

/** Presses Undo in the toast of that deletion. */
export async function undoDeletion(page: Page, toast: string): Promise<void> {
  const notice = page.locator('.ant-message-notice').filter({ hasText: toast });
  await notice.getByRole('button', { name: 'Undo' }).click();
}

/** `expectFitHere` on a phone and on a desk. */
export async function expectFit(page: Page): Promise<void> {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitHere(page);
  }
}

/** The sentence that stands at a field of a form, as a screen reader ties the two. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.()]/g, '\\$&')));
}

/** What stands in cells of the comparison, or in whole rows, without what is said of the words that are marked. */
export async function expectCompared(cells: Locator, texts: string[]): Promise<void> {
  const unmarked = async () =>
    (await cells.allTextContents()).map((text) =>
      text.replaceAll(/\[only in (?:my version|their version|typed here|saved): |\]/g, ''),
    );
  await expect.poll(unmarked).toEqual(texts);
}

/** The row of the comparison of two versions: what I typed, and what another person has stored. */
export async function expectVersions(dialog: Locator, label: string, mine: string, theirs: string): Promise<void> {
  const row = dialog.getByRole('row').filter({ has: dialog.page().getByRole('rowheader', { name: label }) });
  await expectCompared(row.getByRole('cell'), [mine, theirs]);
}

/** The HTML that a visitor without script gets: what the server holds at this moment. */
export async function siteText(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}
