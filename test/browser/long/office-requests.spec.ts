import type { Page } from '@playwright/test';
import type { Quote } from '../../../src/contract/project';
import { expect, setTextSize, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { dialogs, openRequests, storedQuote } from '../../support/office-quotes';
import { nextNumber, seedMessage, seedRequest } from '../../support/office-seed';
import { sendQuote } from '../../support/visitor-office';

test.describe('request page', () => {
  const WIDTHS = [375, 1280];
  const LINES = [
    { text: 'School register: marks, attendance and fees', quantity: 1, unitPrice: 24_000 },
    { text: 'Moving the records of 640 learners', quantity: 640, unitPrice: 7.5 },
  ];

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const cell = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  const quoteOf = async (page: Page, id: string) => (await storedQuote(page, id)) as Quote;

  /** Opens the page of a new client's request as an editor. */
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

      test('has no barriers when empty, a draft, sent or accepted', async ({ page }) => {
        const id = await openPage(page);
        await expectFitHere(page);
        if (width < 768) await page.getByRole('button', { name: 'Quote', exact: true }).click();
        await expect(cell(page, 'Description, line 1')).toBeVisible();
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
        }
      });

      test('keeps total and Send in sight while fifty lines are written', async ({ page }) => {
        const many = Array.from({ length: 50 }, (_, at) => ({ ...LINES[1]!, text: `Part ${at + 1}`, quantity: 1 }));
        await openPage(page, { status: 'draft', lines: many });
        await cell(page, 'Description, line 25').click();
        await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
        await expectFitHere(page);
        await cell(page, 'Unit price, line 50').press('Enter');
        await expect(page.getByText('A quote can have at most 50 lines.')).toBeVisible();
      });
    });
  }

  for (const text of [100, 200]) {
    test(`fits 320 px with ${text} % text, nothing behind the total`, async ({ page }) => {
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
      await page.getByRole('button', { name: 'Request and conversation' }).click();
      await page.getByRole('button', { name: 'Assigned to Unassigned' }).click();
      await page.getByRole('menuitem', { name: 'Mary Banda' }).click();
      await expect(page.getByText(/^Assigned the request of Mutinta Zimba \d+ to Mary Banda/)).toBeVisible();
      await expectFitHere(page);
      await page.reload();
      await page.getByRole('button', { name: 'Request and conversation' }).click();
      await expect(page.getByRole('button', { name: 'Assigned to Mary Banda' })).toBeVisible();
    });
  }

  test('writes, reorders and saves a quote by keyboard; scrolling changes no number', async ({ page }) => {
    const id = await openPage(page);
    const assignee = page.getByRole('button', { name: /^Assigned to/ });
    await assignee.press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(assignee).toBeFocused();
    await expect(assignee).toHaveText('Unassigned');
    await cell(page, 'Description, line 1').focus();
    await page.keyboard.type('Training');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2,850');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Description, line 2')).toBeFocused();
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

  test('opens from the dialog with one click, and offers the same fields', async ({ page }) => {
    const {
      view,
      quote: open,
      name,
    } = await openRequests(page, {}, { currency: 'ZMW', lines: LINES, status: 'draft' });
    const { details, quote } = dialogs(page);
    await open.click();
    await expect(cell(page, 'Unit price, line 1')).toHaveValue('24,000.00');
    await expect(quote.getByText('K28,800.00').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await view.click();
    await details.getByRole('link', { name: 'Open request page' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(details).toBeHidden();
  });
});

test.describe('work list', () => {
  // A separate site, because the tests count all requests.
  test.use({
    siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'work list' },
    contextOptions: { reducedMotion: 'reduce' },
  });
  test.describe.configure({ mode: 'serial' });

  const TERMS = { timeEstimate: 6, teamSize: 'Two people', notes: '', status: 'sent' } as const;
  const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali';

  let seeding: Promise<void> | undefined;
  async function seed(page: Page): Promise<void> {
    const office = await officeOf(page);
    await seedRequest(page, { name: `Agnes ${LONG}`, email: 'agnes@school.example', phone: '+260 955 111 222' });
    const kwacha = await seedRequest(page, { name: 'Bwalya Mulenga', email: 'bwalya@school.example' });
    await sendQuote(office, kwacha, { ...TERMS, price: 48_720, currency: 'ZMW' });
    const dollars = await seedRequest(page, { name: 'Nalishebo Mubita', email: 'nalishebo@school.example' });
    await sendQuote(office, dollars, { ...TERMS, price: 6_400 });
    await seedMessage(page, { name: `Chipo ${LONG}`, subject: LONG });
  }
  test.beforeEach(async ({ page }) => {
    seeding ??= seed(page);
    await seeding;
  });

  test('shows all six board columns at 1280 px', async ({ page }) => {
    const office = await officeOf(page);
    const ids: string[] = [];
    for (const status of ['in_review', 'accepted', 'rejected', 'quoted']) {
      const id = await seedRequest(page, { name: `Six ${status} ${LONG}`, email: `six-${status}@school.example` });
      ids.push(id);
      await sendQuote(office, id, { ...TERMS, price: 9_999_999, status: status === 'quoted' ? 'expired' : 'draft' });
      if (status !== 'quoted') await office.put(`/project/${id}`, { status });
    }
    await signInAs(page, 'editor', '/admin/quotes?as=board');
    const expired = page.getByRole('region', { name: 'Expired' });
    await expect(expired.getByRole('link')).toHaveCount(1);
    await expect(page.locator('[data-empty=true]')).toHaveCount(0);
    await expect(expired.getByRole('button', { name: /^More actions for/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'List' }).click();
    const box = page.getByRole('checkbox', { name: 'Select Bwalya Mulenga' });
    // Scrolls the checkbox to the centre first, so that Playwright does not scroll when it selects the checkbox.
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await box.boundingBox();
    await box.check();
    await expect(page.getByRole('region', { name: 'Selected requests' })).toBeInViewport({ ratio: 1 });
    expect(await box.boundingBox()).toEqual(before);
    await office.post('/project/bulk/delete', { ids });
  });

  test('moves a request on the board by mouse and by keys', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/quotes?as=board');
    const column = (name: string) => page.getByRole('region', { name });
    const slip = page.getByRole('listitem').filter({ hasText: 'Agnes' });
    await slip.dragTo(column('In Review'));
    await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click();
    await expect(column('In Review').getByRole('link', { name: /Agnes/ })).toBeVisible();
    await expect(column('Pending').getByRole('link')).toHaveCount(0);
    await slip.getByRole('button', { name: /More actions for Agnes/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move to' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Pending' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Update Status' }).press('Enter');
    await expect(column('Pending').getByRole('link', { name: /Agnes/ })).toBeVisible();
    await expectFitHere(page);
  });

  for (const [width, size] of [
    [320, 200],
    [375, 100],
    [1280, 200],
  ] as const) {
    test(`has no barrier at ${width} px with selected rows, ${size} % text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      await signInAs(page, 'editor', '/admin/quotes');
      await page.getByRole('checkbox', { name: 'Select Bwalya Mulenga' }).check();
      await expectFitHere(page);
      const name = page.getByRole('link', { name: 'Bwalya Mulenga' }).locator('..');
      if (width === 375) expect(await name.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
      await page.goto('/admin/contacts');
      await page.getByRole('checkbox', { name: /^Select Chipo/ }).check();
      await expectFitHere(page);
      await page.goto('/admin');
      await expect(page.getByText('Overdue replies')).toBeVisible();
      await expectFitHere(page);
    });
  }
});
