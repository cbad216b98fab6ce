import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFit } from '../../support/office-dialog';

// Nobody has written to this site yet.
test.use({ siteVariables: { SAMPLE_CONTENT: 'false', MAIL_FROM: 'empty@mosi.example' } });

test('before the first message and request both screens say so, in every tab and to every role', async ({ page }) => {
  for (const role of ['admin', 'viewer'] as const) {
    await signInAs(page, role, '/admin/contacts');
    await expect(page.getByText('No contact messages found.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all messages' })).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    if (role === 'admin') await expectFit(page);
    await page.goto('/admin/quotes');
    for (const name of [/^All/, /^Pending/, /^In Review/, /^Quoted/, /^Accepted/, /^Rejected/, /^Expired/]) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name }).getByText('No project requests found.')).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    if (role === 'admin') await expectFit(page);
  }
});
