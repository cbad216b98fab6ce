import type { Locator, Page } from '@playwright/test';
import type { ContactMessage } from '../../../src/contract/contact';
import type { ProjectRequest } from '../../../src/contract/project';
import { expect, test } from '../../support/browser';
import { stopClock } from '../../support/visitor-clock';
import { type Office, openOffice } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({
  siteVariables: WITH_SAMPLES,
  expectedTrouble: [/status of (400|429|500|503)|ERR_(INTERNET_DISCONNECTED|FAILED|TIMED_OUT)/],
});

let texts = 0;

interface VisitorForm {
  name: string;
  path: string;
  api: string;
  /** Texts for a failed call without a message, and for an answer from elsewhere. */
  failed: string;
  unreached: string;
  sent: RegExp;
  form(page: Page): Locator;
  fill(form: Locator, text: string): Promise<void>;
  button(form: Locator): Locator;
  text(form: Locator): Locator;
  /** Number of stored records with that text. */
  arrived(office: Office, text: string): Promise<number>;
}

const FORMS: VisitorForm[] = [
  {
    name: 'the contact form',
    path: '/contact',
    api: '**/api/contact',
    failed: 'An error occurred. Please try again.',
    unreached: 'An unexpected error occurred. Please try again later.',
    sent: /Your message has been sent\. We will contact you soon\./,
    form: (page) => page.getByRole('form', { name: 'Send Us a Message' }),
    fill: async (form, text) => {
      await form.getByLabel('Name').fill('Bwalya Mulenga');
      await form.getByLabel('Email').fill('bwalya@school.example');
      await form.getByLabel('Phone').fill('0977 123 456');
      await form.getByLabel('Subject').fill('Fees');
      await form.getByLabel('Message').fill(text);
    },
    button: (form) => form.getByRole('button'),
    text: (form) => form.getByLabel('Message'),
    arrived: async (office, text) =>
      (await office.get<ContactMessage[]>('/contact?limit=100')).filter(({ message }) => message === text).length,
  },
  {
    name: 'the quote form',
    path: '/contact?tab=quote',
    api: '**/api/project',
    failed: 'An error occurred. Please try again.',
    unreached: 'An error occurred. Please try again.',
    sent: /Your project request has been submitted successfully\./,
    form: (page) => page.getByRole('form', { name: 'Request a Quote' }),
    fill: async (form, text) => {
      await form.getByLabel('Name').fill('Bwalya Mulenga');
      await form.getByLabel('Email').fill('bwalya@school.example');
      await form.getByLabel('Service').selectOption({ label: 'Digital Marketing' });
      await form.getByLabel('Timeframe').selectOption('urgent');
      await form.getByLabel('Project Description').fill(text);
    },
    button: (form) => form.getByRole('button'),
    text: (form) => form.getByLabel('Project Description'),
    arrived: async (office, text) => {
      const { projectRequests } = await office.get<{ projectRequests: ProjectRequest[] }>('/project?limit=100');
      return projectRequests.filter(({ description }) => description === text).length;
    },
  },
];

for (const { name, path, api, unreached, sent, form, fill, button, text, arrived } of FORMS) {
  test.describe(name, () => {
    let words = '';

    test.beforeEach(async ({ page }) => {
      texts += 1;
      words = `What we need, in words of ours: ${texts}.`;
      await page.goto(path);
      await fill(form(page), words);
    });

    test('is busy while the server hangs, sends once and reports the delay', async ({ page, baseURL }) => {
      const keys: (string | undefined)[] = [];
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(api, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await held;
        await route.continue();
      });
      await stopClock(page);
      await button(form(page)).dblclick();
      await expect(button(form(page))).toBeDisabled();
      await expect(button(form(page))).toHaveText(/^(Sending|Submitting)\.\.\.$/);
      await page.clock.runFor(8_100);
      await expect(page.getByText('Still sending. Please keep this page open.')).toBeVisible();
      await expect(text(form(page))).toHaveValue(words);
      letGo();
      await expect(page.getByText(sent).first()).toBeVisible();
      expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,64}$/)]);
      expect(await arrived(await openOffice(baseURL), words)).toBe(1);
    });

    test('stores a submission once although its answer was lost', async ({ page, baseURL }) => {
      const keys: (string | undefined)[] = [];
      await page.route(
        api,
        async (route) => {
          keys.push(route.request().headers()['idempotency-key']);
          await route.fetch();
          await route.abort('failed');
        },
        { times: 1 },
      );
      await button(form(page)).click();
      await expect(page.getByRole('alert').filter({ hasText: unreached })).toBeVisible();
      page.on('request', (request) => {
        if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
      });
      await button(form(page)).click();
      await expect(page.getByText(sent).first()).toBeVisible();
      expect(keys[1]).toBe(keys[0]);
      expect(await arrived(await openOffice(baseURL), words)).toBe(1);
    });

    test('keeps typed text over a reload and a closed tab until sent', async ({ page, context }) => {
      await page.reload();
      await expect(text(form(page))).toHaveValue(words);
      await page.close();
      const again = await context.newPage();
      await again.goto(path);
      await expect(text(form(again))).toHaveValue(words);
      await expect(form(again).getByLabel('Name')).toHaveValue('Bwalya Mulenga');
      await button(form(again)).click();
      await expect(again.getByText(sent).first()).toBeVisible();
      await again.goto(path);
      await expect(button(form(again))).toHaveText(/Send Message|Submit Request/);
      await expect(text(form(again))).toHaveValue('');
    });
  });
}
