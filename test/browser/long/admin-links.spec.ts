import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { nextNumber, seedMessage, seedRequest } from '../../support/office-seed';

const UNKNOWN = '0123456789abcdef01234567';

interface Seeded {
  id: string;
  /** Stands in its dialog. */
  text: string;
}

const KINDS = [
  {
    kind: 'a message',
    list: '/admin/contacts',
    heading: 'Contact Management',
    parameter: 'view',
    dialog: 'Message details',
    unknown: 'This message is not here.',
    failed: 'The message could not be loaded.',
    call: '/api/contact/',
    async seed(page: Page): Promise<Seeded> {
      const { _id, subject } = await seedMessage(page);
      return { id: _id, text: subject };
    },
  },
  {
    kind: 'a request',
    list: '/admin/quotes',
    heading: 'Project Quote Requests',
    parameter: 'view',
    dialog: 'Request details',
    unknown: 'This request is not here.',
    failed: 'The request could not be loaded.',
    call: '/api/project/',
    async seed(page: Page): Promise<Seeded> {
      const description = `A register for ${nextNumber()} learners.`;
      return { id: await seedRequest(page, { description }), text: description };
    },
  },
];

for (const kind of KINDS) {
  test.describe(`the address of ${kind.kind}`, () => {
    const dialogOf = (page: Page) => page.getByRole('dialog', { name: kind.dialog });

    test('opens it, also from behind the first page, and again after a reload', async ({ page }) => {
      const { id, text } = await kind.seed(page);
      // The list shows ten.
      for (let turn = 0; turn < 10; turn += 1) await kind.seed(page);
      await signInAs(page, 'viewer', `${kind.list}?${kind.parameter}=${id}`);
      await expect(dialogOf(page)).toContainText(text);
      await page.reload();
      await expect(dialogOf(page)).toContainText(text);
      await dialogOf(page).getByText('Close', { exact: true }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${kind.list}$`));
      await expect(page.getByRole('heading', { level: 1, name: kind.heading })).toBeFocused();
    });

    test('is there while it is read, and the back button closes it', async ({ page }) => {
      const { id, text } = await kind.seed(page);
      await signInAs(page, 'viewer', kind.list);
      await page
        .getByRole('button', { name: /^View / })
        .first()
        .click();
      await expect(dialogOf(page)).toContainText(text);
      await expect(page).toHaveURL(new RegExp(`${kind.parameter}=${id}$`));
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${kind.list}$`));
      await page.goForward();
      await expect(dialogOf(page)).toContainText(text);
    });

    test.describe('that leads nowhere', () => {
      test.use({ expectedTrouble: [/status of (404|503)/] });

      test('says so, and closing leads to the list', async ({ page }) => {
        await kind.seed(page);
        await signInAs(page, 'viewer', `${kind.list}?${kind.parameter}=${UNKNOWN}`);
        await expect(dialogOf(page).getByRole('alert')).toContainText(kind.unknown);
        await expectFitHere(page);
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${kind.list}$`));
      });

      test('for want of an answer is tried again by Retry', async ({ page }) => {
        const { id, text } = await kind.seed(page);
        for (let turn = 0; turn < 10; turn += 1) await kind.seed(page);
        let isAway = true;
        const body = { success: false, statusCode: 503, message: 'The database is not available.' };
        await page.route(`**${kind.call}${id}`, (route) =>
          isAway ? route.fulfill({ status: 503, json: body }) : route.continue(),
        );
        await signInAs(page, 'viewer', `${kind.list}?${kind.parameter}=${id}`);
        await expect(dialogOf(page).getByRole('alert')).toContainText(kind.failed);
        isAway = false;
        await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
        await expect(dialogOf(page)).toContainText(text);
      });
    });
  });
}
