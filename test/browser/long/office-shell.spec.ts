import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { asEachRole, officeOf, PEOPLE, signInAs } from '../../support/office';
import { seedMessage, seedRequest } from '../../support/office-seed';

/** Links of an administrator. Other roles see only some of them. */
const LINKS = [
  ['Dashboard', '/admin'],
  ['Website', '/admin/website'],
  ['Pages', '/admin/pages'],
  ['Team', '/admin/team'],
  ['Services', '/admin/services'],
  ['Quotes', '/admin/quotes'],
  ['Blog', '/admin/blog'],
  ['Newsletter', '/admin/newsletter'],
  ['Contacts', '/admin/contacts'],
  ['Users', '/admin/users'],
  ['Settings', '/admin/settings'],
];
const MORE = [
  ['Media', '/admin/media'],
  ['Redirects', '/admin/website/redirects'],
  ['Trash', '/admin/trash'],
  ['Audit log', '/admin/audit'],
  ['Privacy', '/admin/privacy'],
];
/** Headings that differ from the text of the link. */
const HEADINGS: Record<string, string> = {
  Team: 'Team Members',
  Quotes: 'Project Quote Requests',
  Blog: 'Blog Posts',
  Contacts: 'Contact Management',
  Users: 'User Management',
  Settings: 'Site Settings',
};

/** Matches the text of a link, with or without a badge. Records from other tests cause badges. */
const named = (text: string) => new RegExp(`^${text}( ?\\d+\\+? waiting)?$`);
const sidebar = (page: Page) => page.getByRole('complementary');
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Main screens' });

test('shows name, role and the permitted links', async ({ page }) => {
  await asEachRole(page, async (role) => {
    await page.goto('/admin');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Admin Dashboard');
    await expect(header).toContainText(PEOPLE[role].name);
    await expect(header.getByText(role, { exact: true })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
    const links = sidebar(page).getByRole('navigation').getByRole('link');
    await expect(links.filter({ hasText: /^(Users|Settings)$/ })).toHaveCount(role === 'admin' ? 2 : 0);
    const more = sidebar(page).getByRole('button', { name: 'More' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    if (role === 'admin') await expect(links).toHaveText([...LINKS, ...MORE].map(([text = '']) => named(text)));
    await more.click();
    await expect(links.filter({ hasText: 'Media' })).toHaveCount(0);
    await expect(sidebar(page).getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    await expect(bottomBar(page)).toBeHidden();
  });
});

test('focuses the heading and sets the title on each linked screen', async ({ page }) => {
  await signInAs(page, 'admin', '/admin');
  await sidebar(page).getByRole('button', { name: 'More' }).click();
  for (const [text = '', path = ''] of [...LINKS.slice(1), ...MORE, ...LINKS.slice(0, 1)]) {
    const link = sidebar(page).getByRole('link', { name: named(text) });
    await link.click();
    const heading = HEADINGS[text] ?? text;
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${heading} | Admin`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  }
});

test('skips the sidebar with the first tab stop', async ({ page }) => {
  await signInAs(page, 'admin', '/admin/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add New Page' })).toBeFocused();
});

test.describe('on a site without pending work', () => {
  // A separate site, because badges count all records.
  test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: 'badges' } });

  test('updates badges as pending work changes', async ({ page }) => {
    await signInAs(page, 'admin', '/admin');
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
    await expect(sidebar(page).getByText('waiting')).toHaveCount(0);
    const message = await seedMessage(page);
    await seedRequest(page);
    const request = await seedRequest(page);
    await page.reload();
    await expect(sidebar(page).getByRole('link', { name: 'Contacts 1 waiting' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Quotes 2 waiting' })).toBeVisible();
    // A colleague handles the message and the request. Opening the next screen updates the badges.
    const office = await officeOf(page);
    await office.put(`/contact/${message._id}`, { status: 'read' });
    await office.put(`/project/${request}`, { status: 'in_review' });
    await sidebar(page).getByRole('link', { name: 'Pages' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'Quotes 1 waiting' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Contacts', exact: true })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('reaches every screen from the bottom bar and its More', async ({ page }) => {
    await signInAs(page, 'admin', '/admin');
    await expect(sidebar(page)).toBeHidden();
    const inBar = ['Dashboard', 'Pages', 'Team', 'Services', 'Users', 'Blog', 'Contacts'];
    await expect(bottomBar(page).getByRole('link')).toHaveText(inBar.map((text) => new RegExp(`^${text}`)));
    for (const [text = '', path = ''] of [...LINKS, ...MORE]) {
      if (inBar.includes(text)) await bottomBar(page).getByRole('link', { name: text }).click();
      else {
        await bottomBar(page).getByRole('button', { name: 'More' }).click();
        await page
          .getByRole('dialog', { name: 'More' })
          .getByRole('link', { name: new RegExp(`^${text}`) })
          .click();
        await expect(page.getByRole('dialog', { name: 'More' })).toBeHidden();
        await expect(bottomBar(page).getByRole('button', { name: 'More' })).toHaveAttribute('data-current', 'true');
      }
      await expect(page.getByRole('heading', { level: 1, name: HEADINGS[text] ?? text, exact: true })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await bottomBar(page).getByRole('button', { name: 'More' }).click();
    const more = page.getByRole('dialog', { name: 'More' });
    await expect(more.getByRole('link', { name: 'Exit to Website' })).toHaveAttribute('href', '/');
    // On a phone, the header contains the Logout button.
    await expect(more.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
  });

  test('shows the badges in the bottom bar too', async ({ page }) => {
    await seedMessage(page);
    await seedRequest(page);
    await signInAs(page, 'viewer', '/admin');
    await expect(bottomBar(page).getByRole('link', { name: /^Contacts \d+ waiting$/ })).toBeVisible();
    const more = bottomBar(page).getByRole('button', { name: /^More \d+ waiting$/ });
    await more.click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Quotes \d+ waiting$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });
});
