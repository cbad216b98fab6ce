import type { Page } from '@playwright/test';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { test as mailed } from '../../support/mailing-office';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { dialogs, openRequests, storedQuote } from '../../support/office-quotes';
import { seedRequest } from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';

test.describe('request list', () => {
  const LONG = 'Chililabombwe-Kalulushi-Chambeshi-Mulungushi'.repeat(2);

  // A separate site, because the tests count all requests.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'quotes@mosi.example' } });

  let seeding: Promise<void> | undefined;

  /**
   * Creates a rejected request with long texts, then twelve pending requests, then one request of each other status.
   * The newest request is rejected.
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

  test('shows eight rows on a laptop, and fitting cards on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInAs(page, 'admin', '/admin/quotes');
    const rows = page.getByRole('table', { name: 'Project requests' }).locator('tbody tr[data-row-key]');
    await expect(rows.nth(7)).toBeInViewport({ ratio: 1 });
    const scope = rows.first().getByText(/^Advanced/);
    expect(await scope.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/admin/quotes?page=2');
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
      // Removes the focus first, because browsers scroll a field into view only when it gets the focus.
      await details.getByRole('textbox').blur();
      await details.getByRole('textbox').focus();
      const foot = (await details.getByRole('button', { name: 'Update Status' }).boundingBox())!;
      const field = (await details.getByRole('textbox').boundingBox())!;
      expect(field.y).toBeLessThan(foot.y);
      await expectFitHere(page);
    }
  },
);

test.describe('two colleagues', () => {
  test.use({ expectedTrouble: [/status of 409/] });

  const notes = (page: Page) => page.getByLabel('Notes for the client');
  const conflict = (page: Page) =>
    page.getByRole('heading', { name: 'Someone else saved a newer version while you were editing.' });
  /** Makes the page load the request again at once, as it does every 30 seconds. */
  const askAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

  test('lose no text, and see the change that came first', async ({ page: mary, browser, baseURL }) => {
    const id = await seedRequest(mary, { name: 'Mutinta Zimba' });
    await sendQuote(await officeOf(mary), id, { currency: 'ZMW', status: 'draft' });
    const extraHTTPHeaders = { 'x-forwarded-for': newVisitorAddress() };
    const admin = await (await browser.newContext({ baseURL, extraHTTPHeaders })).newPage();
    await signInAs(mary, 'editor', `/admin/quotes?request=${id}`);
    await signInAs(admin, 'admin', `/admin/quotes?request=${id}`);
    await expect(notes(mary)).toBeVisible();
    await notes(mary).fill('Half at the start.');
    await admin.getByLabel('Team').fill('Four people');
    await admin.getByRole('button', { name: 'Save as draft' }).click();
    await expect(admin.getByText('Quote saved successfully')).toBeVisible();

    await askAgain(mary);
    await expect(notes(mary)).toHaveValue('Half at the start.');
    await mary.getByRole('button', { name: 'Save as draft' }).click();
    await expect(conflict(mary)).toBeFocused();
    await expect(mary.getByRole('row').filter({ hasText: 'Half at the start.' })).toBeVisible();
    await expectFitHere(mary);
    expect((await storedQuote(mary, id))?.notes).toBe('');
    await mary.getByRole('button', { name: 'Keep my version' }).click();
    await expect(mary.getByText('Quote saved successfully')).toBeVisible();
    expect(await storedQuote(mary, id)).toMatchObject({ notes: 'Half at the start.', teamSize: 'Four people' });

    // The administrator has typed nothing, so the page shows the new text without a question.
    await askAgain(admin);
    await expect(notes(admin)).toHaveValue('Half at the start.');
    await admin.context().close();
  });
});
