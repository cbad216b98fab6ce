import type { Page } from '@playwright/test';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress, setTextSize } from '../../support/browser';
import { test } from '../../support/mailing-office';
import { officeOf, signInAs } from '../../support/office';
import { openUsable } from '../../support/usable';
import { findOverflow } from '../../support/visitor-layout';
import { callAsVisitor, sendQuote, sendRequest } from '../../support/visitor-office';

const METHODS = [{ label: 'Airtel Money', details: '0970 000 000, Mosi Digital Academy\nOr dial *115#' }];

for (const [how, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const) {
  test(`leads a client from an invoice to the receipt ${how}`, async ({ page, browser, baseURL, mailbox }) => {
    const office = await officeOf(page);
    await office.put('/settings', { ...DEFAULT_SETTINGS, paymentMethods: METHODS });
    const email = `${how.replace(' ', '-')}@school.example`;
    const requestId = await sendRequest(baseURL, { email, organisation: 'Kabulonga Secondary School' });
    await sendQuote(office, requestId, { price: 11_600, depositPercent: 40, currency: 'ZMW' });
    await callAsVisitor(baseURL, `/project/quote/${requestId}/accept`, { email, revision: 1 });

    const phoneOf = async (width: number, textSize: number): Promise<Page> => {
      const context = await browser.newContext({
        ...{ baseURL, javaScriptEnabled, isMobile: true, hasTouch: true, viewport: { width, height: 667 } },
        extraHTTPHeaders: { 'x-forwarded-for': newVisitorAddress() },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const phone = await context.newPage();
      await setTextSize(phone, textSize);
      return javaScriptEnabled ? openUsable(phone) : phone;
    };
    const [phone, narrow] = [await phoneOf(375, 100), await phoneOf(320, 200)];
    /** Opens a page on both phones. Neither scrolls horizontally, and axe, which needs the script, finds nothing. */
    const open = async (path: string): Promise<void> => {
      for (const each of [phone, narrow]) {
        await each.goto(path);
        expect(await findOverflow(each)).toEqual([]);
      }
      if (javaScriptEnabled) expect(await findBarriers(phone)).toEqual([]);
    };

    await signInAs(page, 'editor', `/admin/quotes?request=${requestId}`);
    await page.getByRole('button', { name: 'Make invoice for Deposit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make invoice' }).click();
    await expect(page.getByText(/^Invoice INV-\S+ issued and emailed/)).toBeVisible();

    const { subject = '', text = '' } = await mailbox.about(email, /^Invoice INV-/);
    const [number = ''] = /INV-\d+-\d+/.exec(subject) ?? [];
    const [path = ''] = /\/invoices\/[0-9a-f]{24}/.exec(text) ?? [];
    await open(path);
    await expect(phone.getByRole('heading', { level: 1, name: number })).toBeInViewport();
    await expect(phone.getByRole('link', { name: '*115#' })).toHaveAttribute('href', 'tel:*115%23');
    for (const [name, copied] of [
      ['the amount', '4640'],
      ['the reference', number],
      ['0970 000 000', '0970000000'],
    ] as const) {
      const copy = phone.getByRole('button', { name: `Copy ${name}` });
      if (!javaScriptEnabled) await expect(copy).toHaveCount(0);
      else {
        await copy.tap();
        expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe(copied);
      }
    }

    await open(`${path}?do=paid`);
    await open(path);
    await phone.getByRole('link', { name: 'I have paid' }).click();
    await phone.getByLabel(/^How you paid/).fill('K4,640 by Airtel, CI123');
    await phone.getByRole('button', { name: 'Yes, I have paid' }).click();
    await expect(phone.getByText(/^This payment was reported on/)).toBeInViewport();
    await expect(phone.getByRole('link', { name: 'I have paid' })).toHaveCount(0);

    await page.reload();
    await expect(page.getByText(`Someone with the link of invoice ${number} said on`)).toBeVisible();
    await page.getByRole('button', { name: 'Record payment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    await expect(page.getByText('Payment recorded').first()).toBeVisible();

    const receipt = await mailbox.about(email, /^Payment received: K4,640\.00/);
    expect(receipt.attachments[0]?.filename).toMatch(/^RC-/);
    await open(path);
    await expect(phone.getByText('Paid in full. Thank you.')).toBeVisible();
    await open(`/quotes/${requestId}`);
    const documents = phone.getByRole('region', { name: 'Documents' });
    await expect(documents.getByText(`Invoice ${number} (paid)`)).toBeVisible();
    const file = await documents.getByRole('link', { name: /^Receipt RC-/ }).getAttribute('href');
    expect((await phone.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf');
  });
}
