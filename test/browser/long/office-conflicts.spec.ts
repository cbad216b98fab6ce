import type { Browser, Page } from '@playwright/test';
import { MESSAGES } from '../../../src/contract/errors';
import type { Quote } from '../../../src/contract/project';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { test as mailed, mailsTo } from '../../support/mailing-office';
import { officeOf, PEOPLE, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { storedQuote } from '../../support/office-quotes';
import { nextNumber, seedMember, seedMessage, seedRequest } from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';

test.describe('conversations', () => {
  const WIDTHS = [375, 1280];

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of WIDTHS) {
    test(`is answered on its page, which each row links to, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const email = `page${nextNumber()}@school.example`;
      const name = `Wezi ${nextNumber()}`;
      const { _id, subject } = await seedMessage(page, {
        name,
        email,
        message: 'What does a course cost?\n'.repeat(9),
      });
      await signInAs(page, 'editor', `/admin/contacts?message=${_id}`);
      const box = page.getByRole('textbox', { name: 'Reply' });
      await box.click();
      await page.keyboard.type('K900 a month.');
      await expectFitHere(page);
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send reply' }).click();
      await expect(page.getByText(MESSAGES.savedToOutbox)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Replies and notes' })).toContainText('K900 a month.');

      // A click beside the text of a row also opens the page; controls in the row keep their own action.
      await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
      await page.getByRole('searchbox').fill(email);
      await expect(page).toHaveURL(/q=page/);
      const row = page.getByRole(width < 768 ? 'listitem' : 'row').filter({ hasText: name });
      await expect(row).toHaveCount(1);
      // The row's link covers its text.
      await row.getByText('What does a course').click({ force: true });
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
      await expect(page.getByText('1 of 1')).toBeVisible();
      await page.goBack();
      await row.getByRole('button', { name: /^View/ }).click();
      await expect(page.getByRole('dialog', { name: 'Message details' })).toBeVisible();
      await page.keyboard.press('Escape');
      await row.getByRole('checkbox').check();
      await expect(page.getByRole('region', { name: 'Selected messages' })).toBeVisible();

      await page.goto(`/admin/contacts?message=${_id}`);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL('/admin/contacts');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(/^Restored message/)).toBeVisible();
    });
  }
});

mailed.describe('two clerks', () => {
  mailed.use({ expectedTrouble: [/status of 409/] });

  const LINES = [{ text: 'School register', quantity: 1, unitPrice: 24_000 }];
  const notes = (page: Page) => page.getByLabel('Notes for the client');
  const conflict = (page: Page) =>
    page.getByRole('heading', { name: 'Someone else saved a newer version while you were editing.' });
  /** Triggers the refresh that the page makes every half minute. */
  const askAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

  /** Opens one request for Mary, an editor, and for an administrator on another machine. */
  async function bothOpen(mary: Page, browser: Browser, status: Quote['status']) {
    const email = `clerks${nextNumber()}@school.example`;
    const id = await seedRequest(mary, { name: 'Mutinta Zimba', email });
    await sendQuote(await officeOf(mary), id, { currency: 'ZMW', lines: LINES, status });
    const origin = new URL((await mary.request.get('/api/health')).url()).origin;
    const context = await browser.newContext({
      baseURL: origin,
      extraHTTPHeaders: { 'x-forwarded-for': newVisitorAddress() },
    });
    const admin = await context.newPage();
    await signInAs(mary, 'editor', `/admin/quotes?request=${id}`);
    await signInAs(admin, 'admin', `/admin/quotes?request=${id}`);
    for (const page of [mary, admin]) {
      if (status === 'sent') await page.getByRole('button', { name: 'Revise or send again' }).click();
      await expect(notes(page)).toBeVisible();
    }
    return { id, email, admin };
  }

  mailed(
    'of two who change the terms, the second sees what the first has changed, and neither text is lost',
    async ({ page: mary, browser }) => {
      const { id, admin } = await bothOpen(mary, browser, 'draft');
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

      // Without typed changes, the new text is shown at once.
      await askAgain(admin);
      await expect(notes(admin)).toHaveValue('Half at the start.');
      await admin.context().close();
    },
  );

  mailed(
    'of two who answer, the second sees the first answer beside the own one before it goes out',
    async ({ page: mary, browser, mailbox }) => {
      const { email, admin } = await bothOpen(mary, browser, 'draft');
      const before = mailsTo(mailbox, email).length;
      const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
      await reply(mary).fill('From 300 kwacha.');
      await reply(admin).fill('From 450 kwacha.');
      await admin.getByRole('button', { name: 'Send reply' }).click();
      await expect(admin.getByRole('list').getByText('From 450 kwacha.')).toBeVisible();
      await mary.getByRole('button', { name: 'Send reply' }).click();
      await expect(mary.getByRole('alert')).toContainText('From 450 kwacha.');
      await expect(reply(mary)).toHaveValue('From 300 kwacha.');
      expect(mailsTo(mailbox, email)).toHaveLength(before + 1);
      await reply(mary).fill('My colleague is right.');
      await mary.getByRole('button', { name: 'Send reply' }).click();
      await expect(reply(mary)).toHaveValue('');
      expect(mailsTo(mailbox, email)).toHaveLength(before + 2);
      await askAgain(admin);
      await expect(admin.getByRole('list').getByText('My colleague is right.')).toBeVisible();
      await admin.context().close();
    },
  );

  mailed(
    'terms that one is writing while the other closes the request are back when it is reopened',
    async ({ page: mary, browser }) => {
      const { id, admin } = await bothOpen(mary, browser, 'sent');
      await notes(mary).fill('Half at the start.');
      await admin.getByRole('button', { name: 'Update Status' }).click();
      const dialog = admin.getByRole('dialog', { name: 'Update Request Status' });
      await dialog.getByLabel('New status').selectOption({ label: 'Rejected' });
      await dialog.getByRole('button', { name: 'Update Status' }).click();
      await expect(dialog).toBeHidden();

      // The revision is not sent in the background, and not lost.
      await mary.getByRole('button', { name: 'Send revision 2' }).click();
      await mary.getByRole('dialog').getByRole('button', { name: 'Send revision 2' }).click();
      await expect(conflict(mary)).toBeVisible();
      await askAgain(mary);
      await expect(mary.getByText('Draft saved on this device. Reopen the request to continue.')).toBeVisible();
      expect(await storedQuote(mary, id)).toMatchObject({ status: 'rejected', notes: '' });
      await mary.getByRole('button', { name: 'Reopen' }).click();
      await mary.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
      await expect(notes(mary)).toHaveValue('Half at the start.');
      await expect(mary.getByText('Closed by staff.')).toBeHidden();
      await admin.context().close();
    },
  );
});

test.describe('deleted record', () => {
  // The save gets a 404.
  test.use({ expectedTrouble: [/status of 404/] });

  test('saves typed text to a member that a colleague deleted, once restored', async ({ page }) => {
    const { _id, name } = await seedMember(page);
    await signInAs(page, 'editor', '/admin/team');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
    await dialog.getByLabel('Role').fill('Keeper of the Seeds');
    await (await officeOf(page)).remove(`/team/${_id}`);
    await dialog.getByRole('button', { name: 'Save' }).click();

    const words = `${name} was deleted by ${PEOPLE.admin.name} at `;
    await expect(dialog.getByRole('heading', { name: words })).toBeFocused();
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Keeper of the Seeds');
  });
});
