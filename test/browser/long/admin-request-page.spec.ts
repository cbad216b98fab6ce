import type { Page } from '@playwright/test';
import type { Quote } from '../../../src/contract/project';
import { expect, setTextSize, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { dialogs, openRequests, storedQuote } from '../../support/office-quotes';
import { nextNumber, seedRequest } from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';

const WIDTHS = [375, 1280];
const LINES = [
  { text: 'School register: marks, attendance and fees', quantity: 1, unitPrice: 24_000 },
  { text: 'Moving the records of 640 learners', quantity: 640, unitPrice: 7.5 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cell = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const quoteOf = async (page: Page, id: string) => (await storedQuote(page, id)) as Quote;

/** The page of a request of nobody else, before an editor. */
async function openPage(page: Page, quote?: Parameters<typeof sendQuote>[2]): Promise<string> {
  const id = await seedRequest(page, { name: `Mutinta Zimba ${nextNumber()}`, phone: '0970 000 000' });
  if (quote) await sendQuote(await officeOf(page), id, { currency: 'ZMW', vatPercent: 16, lines: LINES, ...quote });
  await signInAs(page, 'editor', `/admin/quotes?request=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Mutinta Zimba/ })).toBeVisible();
  return id;
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 768 ? 740 : 800 } });

    test('a request has a page without barriers, empty, as a draft, sent and accepted', async ({ page }) => {
      const id = await openPage(page);
      await expectFitHere(page);
      if (width < 768) await page.getByRole('button', { name: 'Quotation', exact: true }).click();
      await expect(cell(page, 'What, line 1')).toBeVisible();
      const line = await cell(page, 'Unit price, line 1').boundingBox();
      const foot = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
      expect(line!.y + line!.height).toBeLessThan(foot!.y);
      await expectFitHere(page);
      const office = await officeOf(page);
      for (const status of ['draft', 'sent', 'accepted'] as const) {
        await sendQuote(office, id, { currency: 'ZMW', lines: LINES, depositPercent: 40, status });
        await page.reload();
        await expect(page.getByText('K28,800.00').filter({ visible: true }).first()).toBeVisible();
        await expectFitHere(page);
        await page.screenshot({ path: test.info().outputPath(`${status}-${width}.png`), fullPage: true });
      }
    });

    test('total and Send stay in sight while fifty lines are written', async ({ page }) => {
      const many = Array.from({ length: 50 }, (_, at) => ({ ...LINES[1]!, text: `Part ${at + 1}`, quantity: 1 }));
      await openPage(page, { status: 'draft', lines: many });
      await cell(page, 'What, line 25').click();
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
      await expectFitHere(page);
      await cell(page, 'Unit price, line 50').press('Enter');
      await expect(page.getByText('A quotation has at most 50 lines.')).toBeVisible();
    });
  });
}

for (const text of [100, 200]) {
  test(`the page fits a phone of 320 px with text of ${text} %, and nothing that is typed hides behind the total`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await setTextSize(page, text);
    await openPage(page, { status: 'draft', currency: 'USD' });
    await expectFitHere(page);
    const discount = page.getByLabel('Discount');
    await discount.focus();
    await discount.fill('100');
    const foot = page.getByRole('button', { name: 'Send', exact: true });
    const [field, button] = [await discount.boundingBox(), await foot.boundingBox()];
    expect(field!.y + field!.height).toBeLessThan(button!.y);
    await page.getByRole('button', { name: 'Request and talk' }).click();
    await page.getByRole('combobox', { name: 'For' }).selectOption({ label: 'Mary Banda' });
    await expect(page.getByText(/^Assigned the request of Mutinta Zimba \d+ to Mary Banda/)).toBeVisible();
    await expectFitHere(page);
    await page.reload();
    await page.getByRole('button', { name: 'Request and talk' }).click();
    await expect(page.getByRole('combobox', { name: 'For' })).toHaveValue(/./);
  });
}

test('at 1280 px next steps stand beside the quotation, and its four terms on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, { status: 'sent' });
  const quotation = page.getByRole('region', { name: 'Quotation', exact: true });
  const [steps, paper] = [
    await page.getByRole('region', { name: 'Next steps' }).boundingBox(),
    await quotation.boundingBox(),
  ];
  expect(steps!.x + steps!.width).toBeLessThan(paper!.x);
  expect(steps!.y).toBe(paper!.y);
  expect(paper!.width).toBeGreaterThan(1.5 * steps!.width);
  await page.getByRole('button', { name: 'Revise or send again' }).click();
  const terms = ['Currency', 'Weeks', 'Team', 'Valid until'].map((label) =>
    quotation.getByText(label, { exact: true }),
  );
  const tops = await Promise.all(terms.map(async (label) => (await label.boundingBox())?.y));
  expect(new Set(tops)).toEqual(new Set([tops[0]]));
});

test('a quotation is written, moved and saved by keyboard alone, and the wheel changes no number', async ({ page }) => {
  const id = await openPage(page);
  await cell(page, 'What, line 1').focus();
  await page.keyboard.type('Training');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2,850');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'What, line 2')).toBeFocused();
  await page.keyboard.type('School register');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('24000');
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 'Unit price, line 1')).toBeFocused();
  await expect(cell(page, 'Unit price, line 1')).toHaveValue('24000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Quote saved successfully')).toBeVisible();
  const { price, lines, status } = await quoteOf(page, id);
  expect({ price, status, texts: lines.map(({ text }) => text) }).toEqual({
    price: 26_850,
    status: 'draft',
    texts: ['School register', 'Training'],
  });
});

test('rows of a spreadsheet are pasted, and a revision is sent', async ({ page }) => {
  const id = await openPage(page, { status: 'sent' });
  await expect(page.getByRole('heading', { name: 'Quotation', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Revise or send again' }).click();
  await page.getByRole('button', { name: /Add line/ }).click();
  await cell(page, 'What, line 3').evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Training\t2\t2,850.00\nHosting\t12\t150');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(cell(page, 'Quantity, line 4')).toHaveValue('12');
  await expect(page.getByText('was K33,408.00')).toBeVisible();
  await page.getByRole('button', { name: 'Send revision 2' }).click();
  const question = page.getByRole('dialog', { name: 'Send revision 2?' });
  await expect(question).toContainText('K42,108.00');
  await question.getByRole('button', { name: 'Send revision 2' }).click();
  await expect(question).toBeHidden();
  await expect(
    page.getByText('Not emailed: revision 2: K33,408.00 → K42,108.00, the lines have changed.'),
  ).toBeVisible();
  expect(await quoteOf(page, id)).toMatchObject({ price: 42_108, status: 'sent', revision: 2 });
  // The fields are gone with the button that had the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what is typed is kept over a reload, and leaving asks first', async ({ page }) => {
  await openPage(page, { status: 'draft' });
  await page.getByLabel('Notes for the client').fill('Half at the start.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(page.getByLabel('Notes for the client')).toHaveValue('Half at the start.');
  await page.getByRole('link', { name: 'Quotes' }).last().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Notes for the client')).toHaveValue('Half at the start.');
});

test('an accepted quotation is reopened, and the page leads on to the next request', async ({ page }) => {
  const id = await openPage(page, { status: 'accepted' });
  await expect(page.getByText('Marked as accepted by the office.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Reopen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('heading', { name: 'Quotation, revision 2' })).toBeVisible();
  expect(await quoteOf(page, id)).toMatchObject({ status: 'draft' });
  const heading = page.getByRole('heading', { level: 1 });
  const name = await heading.textContent();
  await seedRequest(page, { name: 'Natasha Newer' });
  // The list is gone through as it was when it was opened: it is opened anew.
  await page.goto('/admin/quotes');
  await page
    .getByRole('link', { name: name ?? '', exact: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Previous request' }).click();
  await expect(heading).toHaveText('Natasha Newer');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(name ?? '');
});

test('from the dialog the page is one press away, and the small dialog is written as the page is', async ({ page }) => {
  const { view, quote: open, name } = await openRequests(page, {}, { currency: 'ZMW', lines: LINES, status: 'draft' });
  const { details, quote } = dialogs(page);
  await open.click();
  await expect(cell(page, 'Unit price, line 1')).toHaveValue('24,000.00');
  await expect(quote.getByText('K28,800.00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await view.click();
  await details.getByRole('link', { name: 'Open the page of this request' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(details).toBeHidden();
});
