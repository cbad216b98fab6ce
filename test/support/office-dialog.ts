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

/** Selects Undo in the toast of that deletion. */
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

/** Expects the field's error as a screen reader associates it. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.()]/g, '\\$&')));
}

/** Expects the texts of compared cells or rows. Leaves out the labels that screen readers read at differences. */
export async function expectCompared(cells: Locator, texts: string[]): Promise<void> {
  const unmarked = async () =>
    (await cells.allTextContents()).map((text) =>
      text.replaceAll(/\[only in (?:my version|their version|typed here|saved): |\]/g, ''),
    );
  await expect.poll(unmarked).toEqual(texts);
}

/** Expects the row that compares my version with another person's. */
export async function expectVersions(dialog: Locator, label: string, mine: string, theirs: string): Promise<void> {
  const row = dialog.getByRole('row').filter({ has: dialog.page().getByRole('rowheader', { name: label }) });
  await expectCompared(row.getByRole('cell'), [mine, theirs]);
}

/** Returns the HTML for a visitor without script, from the server's current data. */
export async function siteText(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}
