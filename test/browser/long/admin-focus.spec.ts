import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { nextNumber, seedMessage, seedPost, seedRequest } from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';
import { openEditor, typeAtEnd } from '../../support/write-room';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

test('after a reply and after a note the box has the focus again', async ({ page }) => {
  const { _id } = await seedMessage(page);
  await signInAs(page, 'editor', `/admin/contacts?message=${_id}`);
  const box = page.getByRole('textbox', { name: 'Reply' });
  await box.fill('K900 a month.');
  await press(page, 'Send reply');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await page.getByRole('radio', { name: 'Note' }).press('Space');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Calls back.');
  await press(page, 'Save note');
  await expect(note).toHaveValue('');
  await expect(note).toBeFocused();
});

test('after a bulk act and after Undo the heading of the list has the focus', async ({ page }) => {
  const name = `Chosen ${nextNumber()}`;
  const { subject } = await seedMessage(page, { name });
  await signInAs(page, 'editor', `/admin/contacts?q=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: `Choose ${name}: ${subject}` }).press('Space');
  const status = page.getByRole('combobox', { name: 'Set status of the chosen' });
  await status.focus();
  await status.selectOption({ label: 'Archived' });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(heading(page, 'Contact Management')).toBeFocused();
  await press(page, 'Undo');
  await expect(page.getByText(/as before$/)).toBeVisible();
  await expect(heading(page, 'Contact Management')).toBeFocused();
});

test('a quotation that is revised, cancelled or saved keeps the focus in its card', async ({ page }) => {
  const id = await seedRequest(page);
  await sendQuote(await officeOf(page), id);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'editor', `/admin/quotes?request=${id}`);
  await press(page, 'Revise or send again');
  await expect(heading(page, 'Quotation')).toBeFocused();
  await expect(heading(page, 'Quotation')).toBeInViewport();
  await press(page, 'Cancel');
  await expect(heading(page, 'Quotation')).toBeFocused();
  await press(page, 'Revise or send again');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('500');
  await press(page, 'Save as draft');
  await expect(page.getByText('Quote saved successfully')).toBeVisible();
  await expect(heading(page, /^Quotation/)).toBeFocused();
});

for (const width of [375, 1280])
  test(`a button at the top of the screen moves no text when it gets the focus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openEditor(page, await seedPost(page, { content: 'A paragraph.\n\n'.repeat(40), format: 'markdown' }));
    await typeAtEnd(page, '\nThe last line');
    const place = () => page.evaluate(() => window.scrollY);
    const left = await place();
    expect(left).toBeGreaterThan(300);
    const sidebar = width < 768 ? [] : [page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })];
    const bar = ['Save', 'More actions', 'Heading H2'].map((name) => page.getByRole('button', { name }).first());
    for (const stands of [...bar, ...sidebar]) {
      await stands.focus();
      await expect(stands).toBeFocused();
      expect(await place()).toBe(left);
    }
  });
