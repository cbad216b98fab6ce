import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { signInWith } from '../../support/office-login';
import { ADMIN } from '../../support/site';
import { CLIENT, openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES });

const SUBJECT = 'رسوم المدرسة';
const TEXT = 'كم تكلفة الدورة؟ نحن في لوساكا.';
const NOTES = 'يُدفع على جزأين.';

const runsFrom = (words: Locator) => words.evaluate((element) => getComputedStyle(element).direction);

test('what is written in Arabic runs from the right, in the forms, in the office and on the quotation', async ({
  page,
  baseURL,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  await form.getByLabel('Name').fill(CLIENT.name);
  await form.getByLabel('Email').fill(CLIENT.email);
  await form.getByLabel('Subject').fill(SUBJECT);
  await form.getByLabel('Message').fill(TEXT);
  for (const label of ['Subject', 'Message']) expect(await runsFrom(form.getByLabel(label)), label).toBe('rtl');
  expect(await runsFrom(form.getByLabel('Name'))).toBe('ltr');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent. We will contact you soon.')).toBeVisible();

  const requestId = await sendRequest(baseURL, { description: TEXT });
  await sendQuote(await openOffice(baseURL), requestId, { notes: NOTES });
  await page.goto(`/contact?request=${requestId}`);
  expect(await runsFrom(page.getByText(NOTES))).toBe('rtl');

  await page.goto('/admin/login');
  await signInWith(page, ADMIN);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/contacts');
  const row = page.getByRole('row').filter({ hasText: SUBJECT });
  expect(await runsFrom(row.getByText(SUBJECT))).toBe('rtl');
  await row.getByRole('button', { name: /View|Details/ }).click();
  const message = page.getByRole('dialog', { name: 'Message details' });
  expect(await runsFrom(message.getByText(TEXT))).toBe('rtl');
  await message.getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('dialog').getByLabel('Message', { exact: true });
  await reply.fill(TEXT);
  expect(await runsFrom(reply)).toBe('rtl');

  await page.goto(`/admin/quotes?view=${requestId}`);
  const request = page.getByRole('dialog', { name: 'Request details' });
  expect(await runsFrom(request.getByText(TEXT))).toBe('rtl');
  expect(await runsFrom(request.getByText(NOTES))).toBe('rtl');
});
