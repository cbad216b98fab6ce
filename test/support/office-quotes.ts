import type { Page } from '@playwright/test';
import type { Quote, QuoteInput } from '../../src/contract/project';
import { expect } from './browser';
import { officeOf, signInAs } from './office';
import { nextNumber, seedRequest } from './office-seed';
import { sendQuote } from './visitor-office';

/** Creates a request of a new client and opens the list of requests as an editor. */
export async function openRequests(page: Page, changes: object = {}, quote?: Partial<QuoteInput>) {
  const name = `Mutinta Zimba ${nextNumber()}`;
  const email = `mutinta${nextNumber()}@school.example`;
  const id = await seedRequest(page, { name, email, ...changes });
  if (quote) await sendQuote(await officeOf(page), id, quote);
  await signInAs(page, 'editor', '/admin/quotes');
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toBeVisible();
  return {
    id,
    name,
    email,
    row,
    view: row.getByRole('button', { name: `View request of ${name}` }),
    quote: row.getByRole('button', { name: `Quote for ${name}` }),
    status: row.getByRole('button', { name: `Status of ${name}` }),
  };
}

/** Dialogs of the list of requests, by short names. */
export const dialogs = (page: Page) => ({
  details: page.getByRole('dialog', { name: 'Request details' }),
  quote: page.getByRole('dialog', { name: /^(Create|Edit) Quote$/ }),
  status: page.getByRole('dialog', { name: 'Update Request Status' }),
  send: page.getByRole('dialog', { name: 'Send Quote Email' }),
});
export const storedQuote = async (page: Page, id: string) =>
  (await officeOf(page)).get<Quote | null>(`/project/admin/quote/${id}`);
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption({ label: option });
}
