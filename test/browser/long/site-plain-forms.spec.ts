import type { Page, Route } from '@playwright/test';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { CLIENT, type Office, openOffice, sendQuote, sendRequest } from '../../support/visitor-office';
import { newestPost } from '../../support/visitor-routes';
import { WITH_SAMPLES } from '../../support/visitor-sites';

/** Browser errors for refused forms, missing script files and blocked scripts. */
const REFUSED_OR_WITHOUT_SCRIPT = /status of 40[04]|\.js csp$/;

test.use({
  siteVariables: WITH_SAMPLES,
  viewport: { width: 375, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedTrouble: [REFUSED_OR_WITHOUT_SCRIPT],
});

/** Makes `goto` not wait for scripts, because some of these pages have none. */
const AT_ONCE = { waitUntil: 'domcontentloaded' } as const;
const THANKS = "Thank you for subscribing! We'll send updates to your inbox.";

/** Sends every form of the site from pages whose script does not run. */
async function sendEverything(page: Page, office: Office, email: string, baseURL: string | undefined): Promise<void> {
  await test.step('sends a message, refused first', async () => {
    await page.goto('/contact', AT_ONCE);
    const form = page.getByRole('form', { name: 'Send Us a Message' });
    await form.getByLabel('Name').fill('Mutinta Phiri');
    await form.getByLabel('Email').fill('mutinta');
    await form.getByLabel('Message').fill('How much is it?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    const result = page.locator('#message-result');
    await expect(result).toBeFocused();
    await expect(form.getByLabel('Message')).toHaveValue('How much is it?');
    await result.getByRole('link', { name: /valid email/ }).click();
    await expect(form.getByLabel('Email')).toBeFocused();
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Subject').fill('Fees');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(result).toHaveText('Your message has been sent. We will contact you soon.');
    await expect(result).toBeFocused();
    const messages = await office.get<unknown[]>(`/contact?page=1&limit=10&q=${email}`);
    expect(messages).toHaveLength(1);
  });

  await test.step('sends a quote request, without a service first', async () => {
    await page.getByRole('link', { name: 'Request a Quote', exact: true }).click();
    const form = page.getByRole('form', { name: 'Request a Quote' });
    await form.getByLabel('Name').fill('Mutinta Phiri');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Project Description').fill('A register.');
    await form.getByRole('button', { name: 'Submit Request' }).click();
    await page.locator('#request-result').getByRole('link', { name: 'Service is required.' }).click();
    await form.getByLabel('Service').selectOption('Digital Marketing');
    await form.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.locator('#request-result')).toHaveText('Your project request has been submitted successfully.');
    await expect(page.getByRole('heading', { name: 'Digital Marketing' })).toBeVisible();
  });

  await test.step('asks a question about the request', async () => {
    const form = page.getByRole('form', { name: 'Ask a question' });
    await form.getByRole('textbox').first().fill('Is VAT in it?');
    await form.getByRole('textbox').last().fill(email);
    await form.getByRole('button').click();
    await expect(page.locator('#ask-result')).toBeFocused();
    await expect(page.getByText('Is VAT in it?')).toBeVisible();
  });

  await test.step('finds the request again', async () => {
    await page.goto('/contact?do=find', AT_ONCE);
    const form = page.getByRole('form', { name: 'Find your request' });
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button').click();
    await expect(page.locator('#find-result')).toBeFocused();
    await expect(page.locator('#find-result')).not.toBeEmpty();
  });

  await test.step('subscribes to the newsletter', async () => {
    await page.goto('/services', AT_ONCE);
    await page.getByLabel('Your email address').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/services\?done=subscribe/);
    await expect(page.locator('#subscribe-result')).toHaveText(THANKS);
  });

  await test.step('posts a comment', async () => {
    await page.goto((await newestPost(baseURL)).path, AT_ONCE);
    await page.getByText('Write a comment').click();
    const form = page.getByRole('form', { name: 'Write a comment' });
    await form.getByLabel('Name').fill('Mutinta');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Comment', { exact: true }).fill('Well said.');
    await form.getByRole('button', { name: 'Send Comment' }).click();
    await expect(page.locator('#comment-result')).toContainText('Thank you.');
    await expect(page.locator('#comment-result')).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sends every form of the site', async ({ page, baseURL }) => {
    await sendEverything(page, await openOffice(baseURL), 'without@school.example', baseURL);
  });

  test('declines one quote and reports a payment for another', async ({ page, baseURL }) => {
    const office = await openOffice(baseURL);
    const [refused, accepted] = [await sendRequest(baseURL), await sendRequest(baseURL)];
    await sendQuote(office, refused);
    await sendQuote(office, accepted, { status: 'accepted' });

    await page.goto(`/quotes/${refused}`);
    await page.getByRole('link', { name: 'Decline' }).click();
    const decline = page.getByRole('form', { name: 'Decline the quote' });
    await decline.getByLabel('The price').check();
    await decline.getByLabel('Email address').fill('other@school.example');
    await decline.getByRole('button').click();
    await expect(decline.getByText(/not the email address/)).toBeVisible();
    await expect(decline.getByLabel('The price')).toBeChecked();
    await decline.getByLabel('Email address').fill(CLIENT.email);
    await decline.getByRole('button').click();
    await expect(page.locator('#decline-result')).toBeFocused();
    await expect(page.locator('#decline-result')).toHaveText(/^You declined this quote on /);
    expect((await office.get<{ quote: { declineReason: string } }>(`/project/track/${refused}`)).quote).toMatchObject({
      status: 'rejected',
      declineReason: 'price',
    });

    await page.goto(`/quotes/${accepted}`);
    await page.getByRole('link', { name: 'I have paid' }).click();
    const paid = page.getByRole('form', { name: 'Report a payment' });
    await paid.getByRole('textbox').first().fill('By Airtel');
    await paid.getByLabel('Email address').fill(CLIENT.email);
    await paid.getByRole('button', { name: 'Yes, I have paid' }).click();
    await expect(page.locator('#paid-result')).toBeFocused();
    await expect(page.locator('#paid-result')).toHaveText(/^You told us on .* that you paid/);
    await expect(page.getByRole('link', { name: 'I have paid' })).toHaveCount(0);
  });
});

test('sends every form of the site when script files are missing', async ({ page, baseURL }) => {
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
  await sendEverything(page, await openOffice(baseURL), 'missing@school.example', baseURL);
});

test('sends every form of the site while its script loads', async ({ page, baseURL }) => {
  const held: Route[] = [];
  await page.route('**/*.js', (route) => void held.push(route));
  await sendEverything(page, await openOffice(baseURL), 'late@school.example', baseURL);
  await expect(page.locator('html[data-usable]')).toHaveCount(0);
  expect(held.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('takes over a refused form unchanged by script', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  await form.getByLabel('Message').fill('How much is it?');
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.locator('#message-result')).toBeVisible();
  await expect(page.locator('html[data-usable]')).toHaveCount(1);
  await expect(form.getByLabel('Message')).toHaveValue('How much is it?');
  expect(await findBarriers(page)).toEqual([]);
});
