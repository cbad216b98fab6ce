import type { Browser, Page } from '@playwright/test';
import { findBarriers } from '../../support/axe';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedPage, seedPost, seedService } from '../../support/office-seed';
import { text, typeAtEnd } from '../../support/write-room';

const kept = (page: Page) => expect(page.getByText(/^Kept \d\d:\d\d/)).toBeVisible();
const SAVED = 'As it is.';

/** Another device of the same person. */
async function onPhone(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const headers = { 'x-forwarded-for': newVisitorAddress() };
  const viewport = { width: 375, height: 700 };
  const page = await (await browser.newContext({ baseURL, viewport, extraHTTPHeaders: headers })).newPage();
  await signInAs(page, 'editor', path);
  await expect(text(page)).toBeVisible();
  return page;
}

const KINDS = [
  {
    kind: 'post',
    path: '/admin/blog',
    calls: '/blogs',
    seed: (page: Page) => seedPost(page, { content: SAVED, format: 'markdown' }),
  },
  {
    kind: 'page',
    path: '/admin/pages',
    calls: '/pages',
    seed: (page: Page) => seedPage(page, { content: SAVED, format: 'markdown' }),
  },
  {
    kind: 'service',
    path: '/admin/services',
    calls: '/services',
    seed: (page: Page) => seedService(page, { description: SAVED, format: 'markdown' }),
  },
];

test.use({ expectedTrouble: [/status of 409/] });

for (const { kind, path, calls, seed } of KINDS) {
  test(`two devices that type into one saved ${kind}: the second text is its own, says so, and is saved into that ${kind}`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const { _id, title } = await seed(page);
    await signInAs(page, 'editor', `${path}?write=${_id}`);
    const phone = await onPhone(browser, baseURL, `${path}?write=${_id}`);
    await typeAtEnd(page, ' Typed at the desk.');
    await kept(page);
    await typeAtEnd(phone, ' Typed on the phone.');
    const note = phone.getByText(`This is a text of its own now, beside the saved ${kind} “${title}”`);
    await expect(note).toBeVisible();
    await kept(phone);
    await expect(phone).toHaveURL(/write=new-/);
    await expectFitHere(phone);
    expect(await findBarriers(phone)).toEqual([]);
    await phone.screenshot({ path: test.info().outputPath('fork-375.png') });
    await phone.reload();
    await expect(note).toBeVisible();
    await expect(text(phone)).toHaveText(`${SAVED} Typed on the phone.`);

    // At the desk it is in the list, beside its record.
    await page.goto(path);
    const list = page.getByRole('region', { name: 'Not saved yet' });
    const row = list.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText(`Beside the saved ${kind} “${title}”`);
    await page.screenshot({ path: test.info().outputPath('list.png') });
    await phone.goto(path);
    await expect(phone.getByRole('region', { name: 'Not saved yet' })).toBeVisible();
    await expectFitHere(phone);
    await phone.screenshot({ path: test.info().outputPath('list-375.png') });
    await row.getByRole('button', { name: `Throw away ${title}` }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('link', { name: `Go on with ${title}` }).click();
    await expect(text(page)).toHaveText(`${SAVED} Typed on the phone.`);

    const office = await officeOf(page);
    const count = async () => (await office.get<unknown[]>(`${calls}?limit=100`)).length;
    const before = await count();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/ updated successfully$/)).toBeVisible();
    expect(await count()).toBe(before);
    await expect(page).toHaveURL(`${path}?write=${_id}`);
    await expect(page.getByText('This is a text of its own now')).toHaveCount(0);
    // The other one is where it was, and meets what is saved.
    await page.goto(`${path}?write=${_id}`);
    await expect(text(page)).toHaveText(`${SAVED} Typed at the desk.`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Keep what I typed' })).toBeVisible();
    await phone.context().close();
  });

  test(`two devices that save one new ${kind}: the second is shown both, and there is one ${kind}`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const title = `Written twice ${nextNumber()}`;
    await signInAs(page, 'editor', `${path}?write=new`);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await typeAtEnd(page, 'At the desk.');
    await kept(page);
    const phone = await onPhone(browser, baseURL, page.url());
    await expect(text(phone)).toHaveText('At the desk.');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/write=[0-9a-f]{24}$/);
    await typeAtEnd(phone, ' And on the phone.');
    await kept(phone);
    await expect(phone.getByText(`This text was saved meanwhile, as the ${kind} “${title}”`)).toBeVisible();
    await phone.screenshot({ path: test.info().outputPath('saved-elsewhere-375.png') });
    await phone.keyboard.press('Control+s');
    await expect(phone.getByRole('button', { name: 'Keep what I typed' })).toBeVisible();
    await phone.getByRole('button', { name: 'Keep what I typed' }).click();
    await expect(phone.getByText(/ successfully$|^Draft saved/)).toBeVisible();
    await expect(phone).toHaveURL(/write=[0-9a-f]{24}$/);
    expect(phone.url()).toBe(page.url());
    const all = await (await officeOf(page)).get<{ title: string }[]>(`${calls}?limit=100&status=all`);
    expect(all.filter((one) => one.title === title)).toHaveLength(1);
    await page.reload();
    await expect(text(page)).toHaveText('At the desk. And on the phone.');
    await page.goto(path);
    await expect(page.getByRole('link', { name: `Go on with ${title}` })).toHaveCount(0);
    await phone.context().close();
  });
}
