import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { nextNumber } from '../../support/office-seed';
import { text, typeAtEnd } from '../../support/write-room';

/** The server takes the next save of that kind, and its answer is lost on the way. */
const loseNextAnswer = (page: Page, calls: string) =>
  page.route(
    (url) => url.pathname.startsWith(`/api${calls}`),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

const save = (page: Page) => page.keyboard.press('Control+s');

test.use({ expectedTrouble: [/status of 409|ERR_CONNECTION_RESET/] });

for (const { kind, path, calls } of [
  { kind: 'post', path: '/admin/blog', calls: '/blogs' },
  { kind: 'page', path: '/admin/pages', calls: '/pages' },
  { kind: 'service', path: '/admin/services', calls: '/services' },
]) {
  test(`a ${kind} whose save was stored and not answered meets no conflict with itself, new, old, and after a reload`, async ({
    page,
  }) => {
    const title = `Lost ${kind} ${nextNumber()}`;
    await signInAs(page, 'editor', `${path}?write=new`);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await typeAtEnd(page, 'One.');
    await loseNextAnswer(page, calls);
    await save(page);
    await expect(page.getByText(/^(Failed to|An error|Error)/).first()).toBeVisible();
    await typeAtEnd(page, ' Two.');
    await save(page);
    await expect(page).toHaveURL(/write=[0-9a-f]{24}$/);
    await expect(page.getByText('Somebody else has changed this')).toHaveCount(0);

    const stored = () =>
      officeOf(page).then(async ({ get }) => {
        const all = await get<Record<string, string>[]>(`${calls}?limit=100&status=all`);
        return all.filter((one) => one.title === title).map(({ content, description }) => content ?? description);
      });
    expect(await stored()).toEqual(['One. Two.']);

    await typeAtEnd(page, ' Three.');
    await loseNextAnswer(page, calls);
    await save(page);
    await expect.poll(stored).toEqual(['One. Two. Three.']);
    await typeAtEnd(page, ' Four.');
    await expect(page.getByText(/^Kept \d\d:\d\d/)).toBeVisible();
    await page.reload();
    await expect(text(page)).toHaveText('One. Two. Three. Four.');
    await save(page);
    await expect.poll(stored).toEqual(['One. Two. Three. Four.']);
  });
}
