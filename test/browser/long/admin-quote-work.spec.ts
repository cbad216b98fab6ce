import { expect } from '../../support/browser';
import { mailsTo, test } from '../../support/mailing-office';
import { officeOf } from '../../support/office';
import { expectFieldError, expectFit } from '../../support/office-dialog';
import { expectFitHere } from '../../support/office-fit';
import { choose, dialogs, openRequests, storedQuote } from '../../support/office-quotes';

test('the details say who wants what, and Esc gives the focus back', async ({ page }) => {
  const { name, email, view } = await openRequests(page, {
    phone: '+260 97 712 3456',
    projectScope: 'enterprise',
    timeframe: 'urgent',
    teamSize: 'custom',
    description: 'A register.\nAnd a fees book.',
  });
  const { details } = dialogs(page);
  await view.click();
  for (const text of [
    `Name${name}`,
    `Email${email}`,
    'Phone+260 97 712 3456',
    'Service',
    'ScopeComprehensive solution, high scalability',
    'TimeframeUrgent (ASAP)',
    'Team sizeCustom team size',
    'StatusPending',
    'No quote has been written yet.',
  ]) {
    await expect(details).toContainText(text);
  }
  await expect(details.getByText('A register.')).toHaveText('A register.\nAnd a fees book.', { useInnerText: true });
  await expect(details.getByRole('button', { name: 'Create Quote' })).toBeVisible();
  await expect(details.getByRole('button', { name: /Edit Quote|Send Quote Email/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(view).toBeFocused();
  await view.click();
  await expectFit(page);
});

test('the four buttons of the details stay in sight below a long conversation, which is below the quote', async ({
  page,
}) => {
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
    // Only a field that has not the focus yet is brought into sight by it.
    await details.getByRole('textbox').blur();
    await details.getByRole('textbox').focus();
    const foot = (await details.getByRole('button', { name: 'Update Status' }).boundingBox())!;
    const field = (await details.getByRole('textbox').boundingBox())!;
    expect(field.y).toBeLessThan(foot.y);
    await expectFitHere(page);
  }
});

test('a quote needs a price, whole weeks and a team, and what is wrong stands at its field', async ({ page }) => {
  const { id, quote: open } = await openRequests(page);
  const { quote } = dialogs(page);
  await open.click();
  const price = quote.getByLabel('Price (USD)');
  const weeks = quote.getByLabel('Time Estimate (weeks)');
  const team = quote.getByLabel('Team Size');
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('0.00');
  await expect(weeks).toHaveValue('4');
  await expect(team).toHaveValue('Small Team (2-3 people)');
  await expect(quote.getByLabel('Notes')).toHaveValue('');
  await expect(quote.getByLabel('Status')).toHaveValue('draft');
  for (const [typed, message] of [
    ['', 'Please enter a price of at least 0'],
    ['-5', 'Please enter a price of at least 0'],
    ['10000001', '10,000,000'],
    ['12.345', 'decimals'],
  ]) {
    await price.fill(typed);
    await page.keyboard.press('Control+s');
    await expectFieldError(price, message);
    await expect(price).toHaveValue(typed);
  }
  await price.fill('4,800.50');
  for (const [typed, message] of [
    ['', 'Please enter whole weeks, at least 1'],
    ['0', 'Please enter whole weeks, at least 1'],
    ['2.5', 'Please enter whole weeks, at least 1'],
    ['521', 'Please enter at most 520 weeks'],
  ]) {
    await weeks.fill(typed);
    await quote.getByRole('button', { name: 'Save Quote' }).click();
    await expectFieldError(weeks, message);
  }
  await weeks.fill('1');
  await team.fill('   ');
  await page.keyboard.press('Control+s');
  await expectFieldError(team, 'eam size');
  await expectFit(page);
  expect(await storedQuote(page, id)).toBeNull();

  await team.fill('Two people');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Quote saved successfully')).toBeVisible();
  await expect(quote).toBeHidden();
  const saved = { price: 4800.5, timeEstimate: 1, teamSize: 'Two people', notes: '', status: 'draft' };
  expect(await storedQuote(page, id)).toMatchObject(saved);
});

test('a draft puts its request in review; a quote that is sent makes it quoted', async ({ page }) => {
  const { id, row, view } = await openRequests(page);
  const { details, quote } = dialogs(page);
  await view.click();
  await details.getByRole('button', { name: 'Create Quote' }).click();
  await expect(quote.getByLabel('Price (USD)')).toBeFocused();
  await quote.getByLabel('Price (USD)').fill('4800.5');
  await quote.getByLabel('Notes').fill('Half at the start.');
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expect(quote).toBeHidden();
  for (const text of ['Price$4,800.50', 'Timeline4 weeks', 'NotesHalf at the start.', 'StatusDraft']) {
    await expect(details).toContainText(text);
  }
  await expect(row).toContainText('In Review');
  expect(await (await page.request.get(`/api/project/quote/${id}`)).json()).toBeNull();

  await details.getByRole('button', { name: 'Edit Quote' }).click();
  await expect(quote.getByLabel('Price (USD)')).toHaveValue('4,800.50');
  await choose(page, 'Status', 'Sent');
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expect(details).toContainText('StatusSent');
  await expect(row).toContainText('Quoted');
  await expect(details.getByRole('button', { name: 'Edit Quote' })).toBeFocused();
  await expectFit(page);
});

test('typed text is not thrown away without a question', async ({ page }) => {
  const { quote: open } = await openRequests(page);
  const { quote, discard } = dialogs(page);
  await open.click();
  await quote.getByLabel('Notes').fill('Half at the start.');
  await page.keyboard.press('Escape');
  await expect(discard).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(discard).toBeHidden();
  await expect(quote.getByLabel('Notes')).toHaveValue('Half at the start.');
  await quote.getByRole('button', { name: 'Cancel' }).click();
  await discard.getByRole('button', { name: 'Discard' }).click();
  await expect(quote).toBeHidden();
  await expect(open).toBeFocused();
});

test('sending a quote by mail asks first, then mails price and link, and moves quote and request on', async ({
  page,
  mailbox,
}) => {
  const { id, name, email, row, view } = await openRequests(page, {}, { status: 'draft' });
  const { details, send } = dialogs(page);
  await view.click();
  await details.getByRole('button', { name: 'Send Quote Email' }).click();
  await expect(send).toContainText(`The quote of $4,800.00 over 8 weeks goes to ${name} at ${email}.`);
  await expect(send).toContainText('This quote is a draft. Sending it marks it as sent and the request as quoted.');
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
});

test('a quote can be mailed as it is saved', async ({ page, mailbox }) => {
  const { email, row, quote: open } = await openRequests(page);
  const { quote } = dialogs(page);
  await open.click();
  await quote.getByLabel('Price (USD)').fill('250');
  await quote.getByLabel('Email the quote to the client after saving').check();
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expect(page.getByText('The quote was sent to the client.')).toBeVisible();
  await expect(row).toContainText('Quoted');
  expect(mailsTo(mailbox, email).map(({ text }) => text?.includes('$250.00'))).toEqual([true]);
});

test('a request takes any status from any other, and leaves the tab it no longer belongs to', async ({ page }) => {
  const { name, row, status: open } = await openRequests(page);
  const { status } = dialogs(page);
  for (const label of ['In Review', 'Rejected', 'Accepted', 'Quoted', 'Pending']) {
    await open.click();
    await expect(status.getByRole('button', { name: 'Update Status' })).toBeDisabled();
    await page.keyboard.press('Control+s');
    await choose(page, 'New status', label);
    await status.getByRole('button', { name: 'Update Status' }).click();
    await expect(status).toBeHidden();
    await expect(row).toContainText(label);
    await expect(open).toBeFocused();
  }
  await expect(page.getByText('Status updated successfully').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await open.click();
  await expect(status).toContainText(`Request of${name}`);
  await expectFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await choose(page, 'New status', 'In Review');
  await status.getByRole('button', { name: 'Update Status' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Project Quote Requests' })).toBeFocused();
});

test('of a quote that the client has answered only the status changes', async ({ page }) => {
  const { id, email, row, view } = await openRequests(page, {}, { status: 'sent' });
  expect((await page.request.post(`/api/project/quote/${id}/accept`, { data: { email, revision: 1 } })).status()).toBe(
    200,
  );
  const { details, quote } = dialogs(page);
  await page.reload();
  await expect(row).toContainText('Accepted');
  await view.click();
  await expect(details.getByRole('button', { name: 'Send Quote Email' })).toBeDisabled();
  await details.getByRole('button', { name: 'Edit Quote' }).click();
  for (const label of ['Price (USD)', 'Time Estimate (weeks)', 'Team Size', 'Notes']) {
    await expect(quote.getByLabel(label)).toHaveCount(0);
  }
  await expect(quote).toContainText('What was accepted or rejected does not change.');
  await expectFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(quote.getByRole('checkbox')).toHaveCount(0);
  await choose(page, 'Status', 'Expired');
  await quote.getByRole('button', { name: 'Save Quote' }).click();
  await expect(details).toContainText('StatusExpired');
  expect(await storedQuote(page, id)).toMatchObject({ status: 'expired', price: 4800 });
});
