import { expect } from '../../support/browser';
import { mailsTo, test } from '../../support/mailing-office';
import { signInAs, storeToken, tokenOf } from '../../support/office';
import { nextNumber, PASSWORD, seedMessage, seedUser } from '../../support/office-seed';

test.use({ expectedTrouble: [/status of 401/] });

test('what one person wrote does not go out under the name of whoever signed in in another tab', async ({
  page,
  context,
  mailbox,
}) => {
  const email = `shared${nextNumber()}@school.example`;
  const { _id } = await seedMessage(page, { email });
  const colleague = { email: (await seedUser(page)).email, password: PASSWORD };
  await signInAs(page, 'editor', `/admin/contacts?view=${_id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('dialog', { name: /^Reply to/ });
  await reply.getByLabel('Message').fill('We open at eight. Mary');

  const other = await context.newPage();
  await storeToken(other, await tokenOf(page, colleague));
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await reply.getByRole('button', { name: 'Send Reply' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toContainText('mary@office.example');
  expect(mailsTo(mailbox, email)).toHaveLength(0);

  // The colleague goes on undisturbed.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
