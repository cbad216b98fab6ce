import type { Page } from '@playwright/test';
import { MESSAGES } from '../../../src/contract/errors';
import { expect } from '../../support/browser';
import { mailsTo, test } from '../../support/mailing-office';
import { officeOf, signInAs } from '../../support/office';
import {
  confirmDeletion,
  expectFieldError,
  expectFit,
  refuseDeletion,
  undoDeletion,
} from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedMessage } from '../../support/office-seed';

/** A message of nobody else, opened as its editor sees it. */
async function openMessage(page: Page, changes: object = {}) {
  const name = `Mutale Zimba ${nextNumber()}`;
  const email = `mutale${nextNumber()}@school.example`;
  const message = await seedMessage(page, { name, email, ...changes });
  await signInAs(page, 'editor', `/admin/contacts?q=${encodeURIComponent(email)}`);
  const label = `${message.name}: ${message.subject}`;
  const view = page.getByRole('button', { name: `View ${label}` });
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'Message details' });
  await expect(dialog).toBeVisible();
  return { message, label, view, dialog, row: page.getByRole('row', { name: new RegExp(email) }) };
}

const replyTo = (page: Page, name: string) => page.getByRole('dialog', { name: `Reply to ${name}` });

test.describe('the details of a message', () => {
  test('show who wrote what, stand in the address, and give the focus back', async ({ page }) => {
    const { message, view, dialog } = await openMessage(page, {
      phone: '+260 97 712 3456',
      message: 'Line one.\nLine two.',
    });
    await expect(dialog).toContainText(`From${message.name} (${message.email})`);
    await expect(dialog).toContainText('Phone+260 97 712 3456');
    await expect(dialog).toContainText(`Subject${message.subject}`);
    await expect(dialog.getByText('Line one.')).toHaveText('Line one.\nLine two.', { useInnerText: true });
    await expect(dialog.getByRole('link', { name: message.email })).toHaveAttribute('href', `mailto:${message.email}`);
    await expect(page).toHaveURL(new RegExp(`view=${message._id}`));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(view).toBeFocused();
    await expect(page).not.toHaveURL(/view=/);
    await page.goBack();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toContainText('Line one.');
    // Who may answer a message has read it by opening it.
    await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
    await expectFit(page);
    await dialog.getByText('Close', { exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  test('leave out a phone that was not given, and take any status from any other', async ({ page }) => {
    const { dialog, row } = await openMessage(page);
    await expect(dialog).not.toContainText('Phone');
    for (const [choice, others, label] of [
      ['Mark as new', ['Mark as new', 'Mark as replied', 'Archive'], 'New'],
      ['Archive', ['Mark as read', 'Mark as replied', 'Archive'], 'Archived'],
      ['Mark as replied', ['Mark as new', 'Mark as read', 'Mark as replied'], 'Replied'],
      ['Mark as read', ['Mark as new', 'Mark as read', 'Archive'], 'Read'],
    ] as const) {
      await dialog.getByRole('button', { name: 'Change status' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(others);
      await page.getByRole('menuitem', { name: choice }).click();
      await expect(page.getByText(`Status changed to ${label}`)).toBeVisible();
      await expect(dialog.getByText(label, { exact: true })).toBeVisible();
      await expect(row).toContainText(label);
    }
  });

  test('count in the sidebar what nobody has read', async ({ page }) => {
    const { dialog } = await openMessage(page);
    const badge = page.getByRole('link', { name: /^Contacts/ }).first();
    const waiting = async () => Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0] ?? 0);
    await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
    const counted = page.waitForResponse(/\/api\/dashboard/);
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: 'Mark as new' }).click();
    await counted;
    await expect.poll(waiting).toBeGreaterThan(0);
    const before = await waiting();
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: 'Mark as read' }).click();
    await expect.poll(waiting).toBe(before - 1);
  });
});

test.describe('a status that cannot be changed', () => {
  test.use({ expectedTrouble: [/status of (503|409)/] });

  test('stays, and the screen says so', async ({ page }) => {
    const { dialog, message } = await openMessage(page);
    const body = { success: false, statusCode: 503, message: MESSAGES.databaseAway };
    await page.route(`**/api/contact/${message._id}`, (route) => route.fulfill({ status: 503, json: body }));
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByText('Failed to update contact status')).toBeVisible();
    await expect(page.getByText(MESSAGES.databaseAway)).toBeVisible();
    await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  });

  test('is shown as a colleague has left it, and then takes the change', async ({ page }) => {
    const { dialog, message } = await openMessage(page);
    await (await officeOf(page)).put(`/contact/${message._id}`, { status: 'replied' });
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByText('Failed to update contact status')).toBeVisible();
    await expect(page.getByText(MESSAGES.editConflict)).toBeVisible();
    await expect(dialog.getByText('Replied', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(dialog.getByText('Archived', { exact: true })).toBeVisible();
  });
});

test.describe('a reply', () => {
  test('needs both fields, arrives by mail, and stands with the message from then on', async ({ page, mailbox }) => {
    const { dialog, message, row } = await openMessage(page);
    await dialog.getByRole('button', { name: 'Reply' }).click();
    const reply = replyTo(page, message.name);
    const subject = reply.getByLabel('Subject');
    await expect(subject).toHaveValue(`Re: ${message.subject}`);
    await expect(reply.getByLabel('Message')).toBeFocused();
    await expect(reply).toContainText(`To: ${message.email}`);
    await subject.fill('   ');
    await reply.getByRole('button', { name: 'Send Reply' }).click();
    await expectFieldError(subject, 'Please enter a subject');
    await expectFieldError(reply.getByLabel('Message'), 'Please enter a message');
    await expectFit(page);
    expect(mailsTo(mailbox, message.email)).toEqual([]);

    await subject.fill('Fees in 2027');
    await reply.getByLabel('Message').fill('K450 a term.\n\nPaid in two parts.');
    await reply.getByRole('button', { name: 'Send Reply' }).click();
    await expect(page.getByText('Reply sent successfully.')).toBeVisible();
    await expect(reply).toBeHidden();
    const mails = mailsTo(mailbox, message.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Fees in 2027']);
    expect(mails[0].envelope).toEqual({ from: 'office@mosi.example', to: [message.email] });
    expect(mails[0].text).toContain('K450 a term.');
    expect(mails[0].text).toContain('Paid in two parts.');
    await expect(row).toContainText('Replied');
    await expect(dialog.getByRole('region', { name: 'Replies and notes' })).toContainText('Mary Banda');
    await expect(dialog.getByRole('region', { name: 'Replies and notes' })).toContainText('K450 a term.');
  });

  test('asks before typed text is thrown away, and goes out with Ctrl+S', async ({ page, mailbox }) => {
    const { dialog, message, label } = await openMessage(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const opener = page.getByRole('button', { name: `Reply to ${label}` });
    await opener.click();
    const reply = replyTo(page, message.name);
    await expect(reply).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reply).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await reply.getByLabel('Message').fill('We open at eight.');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => reply.getByRole('button', { name: 'Cancel' }).click(),
      () => reply.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await leave();
      await expect(question).toContainText('What you typed has not been saved.');
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(reply.getByLabel('Message')).toHaveValue('We open at eight.');
    }
    await reply.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(reply).toBeHidden();
    await expect(opener).toBeFocused();
    expect(mailsTo(mailbox, message.email)).toEqual([]);

    await opener.click();
    await expect(reply.getByLabel('Message')).toHaveValue('');
    await reply.getByLabel('Message').fill('We open at nine.');
    await page.keyboard.press('Control+s');
    await expect(reply).toBeHidden();
    await expect.poll(() => mailsTo(mailbox, message.email).length).toBe(1);
  });

  test.describe('that cannot be sent', () => {
    test.use({ expectedTrouble: [/status of 502|ERR_FAILED/] });

    test('says so, keeps what was typed, changes nothing, and goes out on the next try', async ({ page, mailbox }) => {
      const { dialog, message, row } = await openMessage(page);
      await dialog.getByRole('button', { name: 'Reply' }).click();
      const reply = replyTo(page, message.name);
      await reply.getByLabel('Message').fill('We open at eight.');
      mailbox.mode = 'refuse';
      await reply.getByRole('button', { name: 'Send Reply' }).click();
      await expect(page.getByText(MESSAGES.mailRefused)).toBeVisible();
      await expect(reply.getByLabel('Message')).toHaveValue('We open at eight.');
      await expect(row).toContainText('Read');

      mailbox.mode = 'accept';
      await page.route('**/api/contact/reply', (route) => route.abort('failed'));
      await reply.getByRole('button', { name: 'Send Reply' }).click();
      await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
      await expect(reply.getByLabel('Message')).toHaveValue('We open at eight.');
      await page.unroute('**/api/contact/reply');
      expect(mailsTo(mailbox, message.email)).toEqual([]);

      await reply.getByRole('button', { name: 'Send Reply' }).click();
      await expect(page.getByText('Reply sent successfully.')).toBeVisible();
      await expect(row).toContainText('Replied');
      expect(mailsTo(mailbox, message.email)).toHaveLength(1);
    });
  });
});

test.describe('deleting a message', () => {
  test('asks with its name, takes it from the list, and Undo brings it back', async ({ page }) => {
    const { dialog, label, row } = await openMessage(page);
    await dialog.getByText('Close', { exact: true }).click();
    await expect(dialog).toBeHidden();
    const button = page.getByRole('button', { name: `Delete ${label}` });
    await button.click();
    await expectFitHere(page);
    await refuseDeletion(page, 'message', label);
    await expect(button).toBeFocused();
    await button.click();
    await confirmDeletion(page, 'message', label);
    await expect(page.getByText('Contact deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.getByText('No contact messages found.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Management' })).toBeFocused();
    await undoDeletion(page, 'Contact deleted successfully');
    await expect(page.getByText(`Restored message "${label}"`)).toBeVisible();
    await expect(row).toBeVisible();
  });

  test('from its details closes them', async ({ page }) => {
    const { dialog, message, label, row } = await openMessage(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await confirmDeletion(page, 'message', label);
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(message._id));
  });

  test.describe('that fails', () => {
    test.use({ expectedTrouble: [/status of 503/] });

    test('leaves it where it is and says so', async ({ page }) => {
      const { dialog, message, label, row } = await openMessage(page);
      const body = { success: false, statusCode: 503, message: MESSAGES.databaseAway };
      await page.route(`**/api/contact/${message._id}`, (route) => route.fulfill({ status: 503, json: body }));
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await confirmDeletion(page, 'message', label);
      await expect(page.getByText('Failed to delete contact')).toBeVisible();
      await expect(row).toHaveCount(1);
      await expect(dialog).toBeVisible();
    });
  });
});
