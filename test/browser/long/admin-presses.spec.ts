import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { seedMessage, seedRequest } from '../../support/office-seed';

// A site of this file's own: the message that waits is the only one.
test.use({
  siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'presses' },
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 800 },
});

/** Counts what a clerk presses, by mouse or by keys; what is typed into fields is not counted. */
function counted(page: Page) {
  let presses = 0;
  return {
    click: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    key: async (keys: string) => {
      presses += 1;
      await page.keyboard.press(keys);
    },
    count: () => presses,
  };
}

test('a message is answered from the dashboard with three presses', async ({ page }) => {
  await seedMessage(page, { name: 'Chipo Banda', subject: 'Fees' });
  await signInAs(page, 'editor', '/admin');
  const { click, key, count } = counted(page);
  await click(page.getByRole('link', { name: 'Answer messages' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Management' })).toBeVisible();
  await click(page.getByRole('link', { name: 'Chipo Banda' }));
  const box = page.getByRole('textbox', { name: 'Reply' });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/^Fees /);
  await page.keyboard.type('K900 a month.');
  await key('Control+Enter');
  await expect(page.getByRole('region', { name: 'Replies and notes' })).toContainText('K900 a month.');
  expect(count()).toBeLessThanOrEqual(3);
});

test('a quotation of three lines is sent from the list with twelve presses', async ({ page }) => {
  await seedRequest(page, { name: 'Wezi Zulu' });
  await signInAs(page, 'editor', '/admin/quotes');
  const { click, key, count } = counted(page);
  await click(page.getByRole('link', { name: 'Wezi Zulu' }));
  await click(page.getByRole('textbox', { name: 'What, line 1' }));
  for (const line of [1, 2, 3]) {
    await expect(page.getByRole('textbox', { name: `What, line ${line}` })).toBeFocused();
    await page.keyboard.type(`Part ${line}`);
    await key('Tab');
    await key('Tab');
    await page.keyboard.type('100');
    if (line < 3) await key('Enter');
  }
  await click(page.getByRole('button', { name: 'Send', exact: true }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('button', { name: 'Revise or send again' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(12);
});

test('a client who telephones is found with two presses', async ({ page }) => {
  await seedRequest(page, { name: 'Mwila Tembo', phone: '+260 966 123 456' });
  await seedRequest(page, { name: 'Somebody else', phone: '+260 955 000 000' });
  await signInAs(page, 'editor', '/admin');
  const { click, count } = counted(page);
  await click(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Quotes/ }));
  await click(page.getByRole('searchbox'));
  await page.keyboard.type('0966123456');
  await expect(page.getByRole('row').filter({ hasText: 'Somebody else' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Mwila Tembo' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
});
