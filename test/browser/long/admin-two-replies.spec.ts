import type { Page } from '@playwright/test';
import { expect } from '../../support/browser';
import { mailsTo, test } from '../../support/mailing-office';
import { officeOf, signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';
import { nextNumber, seedMessage } from '../../support/office-seed';

test.use({ expectedTrouble: [/status of 409/] });

/** A reply is being written, and a colleague answers the same message first. */
async function beOvertaken(page: Page) {
  const email = `two${nextNumber()}@school.example`;
  const { _id, name, subject } = await seedMessage(page, { email });
  await signInAs(page, 'editor', `/admin/contacts?view=${_id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: `Reply to ${name}` });
  await dialog.getByLabel('Message').fill('From 300 kwacha.');
  const office = await officeOf(page);
  const theirs = { contactId: _id, email, subject: `Re: ${subject}`, message: 'From 450 kwacha.' };
  await office.post('/contact/reply', { ...theirs, lastReplyId: null });
  await dialog.getByRole('button', { name: 'Send Reply' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A colleague has answered this message');
  return { dialog, email };
}

test('of two replies to one message the second is held back, beside the first, until it is sent all the same', async ({
  page,
  mailbox,
}) => {
  const { dialog, email } = await beOvertaken(page);
  await expect(dialog.getByRole('alert')).toContainText('Admin User');
  await expect(dialog.getByRole('alert')).toContainText('From 450 kwacha.');
  await expect(dialog.getByLabel('Message')).toHaveValue('From 300 kwacha.');
  expect(mailsTo(mailbox, email)).toHaveLength(1);
  await expectFit(page);

  await dialog.getByLabel('Message').fill('My colleague is right: from 450 kwacha.');
  await dialog.getByRole('button', { name: 'Send Reply' }).click();
  await expect(dialog).toBeHidden();
  expect(
    mailsTo(mailbox, email)
      .map(({ text }) => text)
      .join(),
  ).toContain('My colleague is right');
  await expect(
    page.getByRole('dialog').getByRole('region', { name: 'Replies and notes' }).getByRole('listitem'),
  ).toHaveCount(2);
});

test('or thrown away', async ({ page, mailbox }) => {
  const { dialog, email } = await beOvertaken(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  expect(mailsTo(mailbox, email)).toHaveLength(1);
  const details = page.getByRole('dialog', { name: 'Message details' });
  await expect(details).toContainText('From 450 kwacha.');
  await details.getByRole('button', { name: 'Reply' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue('');
});
