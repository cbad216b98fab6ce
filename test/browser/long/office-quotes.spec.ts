import type { Page } from '@playwright/test';
import { MESSAGES } from '../../../src/contract/errors';
import { expect, test } from '../../support/browser';
import { test as mailed, mailsTo } from '../../support/mailing-office';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { choose, dialogs, openRequests } from '../../support/office-quotes';
import { seedRequest } from '../../support/office-seed';

test.describe('request list', () => {
  const LONG = 'Chililabombwe-Kalulushi-Chambeshi-Mulungushi'.repeat(2);

  // A separate site, because the tests count all requests.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'quotes@mosi.example' } });

  let seeding: Promise<void> | undefined;

  /**
   * Creates a rejected request with long text, twelve pending ones and one of each other status; the newest is
   * rejected.
   */
  async function seed(page: Page): Promise<void> {
    const office = await officeOf(page);
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
    const oldest = await seedRequest(page, { name: LONG, email, description: LONG.repeat(3) });
    await office.put(`/project/${oldest}`, { status: 'rejected' });
    for (let turn = 1; turn <= 12; turn += 1) {
      await seedRequest(page, { name: `Client ${turn}`, email: `client${turn}@school.example` });
    }
    for (const status of ['in_review', 'quoted', 'accepted', 'rejected']) {
      const id = await seedRequest(page, { name: `The ${status} one`, email: `${status}@school.example` });
      await office.put(`/project/${id}`, { status });
    }
  }

  test.beforeEach(async ({ page }) => {
    seeding ??= seed(page);
    await seeding;
  });

  const rows = (page: Page) => page.getByRole('table', { name: 'Project requests' }).locator('tbody tr[data-row-key]');

  async function expectRows(page: Page, first: string, last: string, count: number): Promise<void> {
    await expect(rows(page).first()).toContainText(first);
    await expect(rows(page).last()).toContainText(last);
    await expect(rows(page)).toHaveCount(count);
  }

  test('shows the newest ten first, and others on further pages', async ({ page }) => {
    await signInAs(page, 'admin', '/admin/quotes');
    await expect(page.getByRole('heading', { level: 1, name: 'Project Quote Requests' })).toBeVisible();
    const titles = page.getByRole('columnheader');
    await expect(titles).toHaveText(['', 'Date', 'Client', 'Service', 'Scope', 'Status', 'Actions']);
    await expectRows(page, 'The rejected one', 'Client 7', 10);
    const cell = (place: number) => rows(page).first().getByRole('cell').nth(place);
    await expect(cell(1)).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{2}:\d{2}\D/);
    await expect(cell(2)).toHaveText('The rejected onerejected@school.example');
    await expect(cell(3)).toHaveText('Web App Designing');
    await expect(cell(4)).toHaveText('Advanced features, premium design, complex functionality');
    await expect(cell(5)).toHaveText('Rejected');
    await page.setViewportSize({ width: 1280, height: 900 });
    const scope = cell(4).getByText(/^Advanced/);
    expect(await scope.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
    await expect(rows(page).nth(8)).toBeInViewport({ ratio: 1 });
    await expect(rows(page).first().getByRole('button')).toHaveText(['View', 'Quote', 'Status', '…']);
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expectRows(page, 'Client 6', LONG, 7);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.reload();
    await expectRows(page, 'Client 6', LONG, 7);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expectRows(page, 'The rejected one', 'Client 7', 10);
  });

  test('shows requests and their details as fitting cards on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await signInAs(page, 'admin', '/admin/quotes?page=2');
    const cards = page.getByRole('list', { name: 'Project requests' }).getByRole('listitem');
    await expect(cards).toHaveCount(7);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(cards.last().getByRole('heading')).toContainText(LONG);
    await expect(cards.last().getByRole('button')).toHaveText(['View', 'Quote', 'Status', '…']);
    await expectFitHere(page);
    for (const [button, dialog] of [
      ['View', 'Request details'],
      ['Quote', 'Create Quote'],
      ['Status', 'Update Request Status'],
    ]) {
      await cards.last().getByRole('button').getByText(button, { exact: true }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expectFitHere(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
    }
  });
});

mailed(
  'the four buttons of the details stay in sight below a long conversation, which is below the quote',
  async ({ page }) => {
    const { id, view } = await openRequests(page, {}, { status: 'draft' });
    const office = await officeOf(page);
    for (let turn = 1; turn <= 8; turn += 1) {
      await office.post(`/project/${id}/messages`, { kind: 'note', text: `Note ${turn}.\n`.repeat(6) });
    }
    await page.reload();
    await view.click();
    const { details } = dialogs(page);
    await expect(details.getByText('Note 8.').first()).toBeAttached();
    const quote = (await details.getByRole('heading', { name: 'Quote Details' }).boundingBox())!;
    expect(quote.y).toBeLessThan((await details.getByRole('heading', { name: 'Conversation' }).boundingBox())!.y);
    for (const [width, height] of [
      [1280, 800],
      [375, 667],
    ]) {
      await page.setViewportSize({ width, height });
      for (const heading of ['Client Information', 'Conversation']) {
        await details.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
        for (const name of ['Edit Quote', 'Send Quote Email', 'Update Status', 'Close']) {
          await expect(details.getByRole('button', { name, exact: true }).last()).toBeInViewport({ ratio: 1 });
        }
      }
      // Focus scrolls a field into view only if it was not focused before.
      await details.getByRole('textbox').blur();
      await details.getByRole('textbox').focus();
      const foot = (await details.getByRole('button', { name: 'Update Status' }).boundingBox())!;
      const field = (await details.getByRole('textbox').boundingBox())!;
      expect(field.y).toBeLessThan(foot.y);
      await expectFitHere(page);
    }
  },
);

mailed(
  'sending a quote by mail asks first, then mails price and link, and moves quote and request on',
  async ({ page, mailbox }) => {
    const { id, name, email, row, view } = await openRequests(page, {}, { status: 'draft' });
    const { details, send } = dialogs(page);
    await view.click();
    await details.getByRole('button', { name: 'Send Quote Email' }).click();
    await expect(send).toContainText(`The quote of $4,800.00 (8 weeks) will be sent to ${name} at ${email}.`);
    await expect(send).toContainText(
      'This quote is a draft. When you send it, the quote is set to Sent and the request to Quoted.',
    );
    await expectFit(page);
    await send.getByRole('button', { name: 'Cancel' }).click();
    await expect(send).toBeHidden();
    expect(mailsTo(mailbox, email)).toEqual([]);

    await details.getByRole('button', { name: 'Send Quote Email' }).click();
    await send.getByRole('button', { name: 'Send Email' }).click();
    await expect(page.getByText('The quote was sent to the client.')).toBeVisible();
    await expect(send).toBeHidden();
    await expect(details).toContainText('StatusSent');
    await expect(page.getByText('Quoted', { exact: true }).first()).toBeVisible();
    const mails = mailsTo(mailbox, email);
    expect(mails).toHaveLength(1);
    expect(mails[0].text).toContain('$4,800.00');
    expect(mails[0].text).toContain(`/quotes/${id}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(row).toContainText('Quoted');
  },
);

test.describe('two editors of one quote', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  test('shows a colleague’s status change before changing it again', async ({ page }) => {
    const { id, row, status: open } = await openRequests(page);
    const { status } = dialogs(page);
    await open.click();
    await choose(page, 'New status', 'Rejected');
    await (await officeOf(page)).put(`/project/${id}`, { status: 'in_review' });
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expect(page.getByText('Failed to update status. Please try again.')).toBeVisible();
    await expect(page.getByText(MESSAGES.editConflict)).toBeVisible();
    await expect(status).toContainText('Current statusIn Review');
    await expect(status.getByLabel('New status')).toHaveValue('rejected');
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expect(status).toBeHidden();
    await expect(row).toContainText('Rejected');
  });
});
