import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TOKEN_HEADER } from '../../../src/contract/auth';
import { ADMIN_PATHS } from '../../../src/contract/routes';
import { DEFAULT_SETTINGS, SETTINGS_TABS } from '../../../src/contract/settings';
import { SECTION_NAMES } from '../../../src/contract/website/sections';
import { expect, newVisitorAddress, test } from '../../support/browser';
import { smallImage } from '../../support/images';
import { officeOf, openSettingsRoom, PEOPLE, signInAs, tokenOf } from '../../support/office';
import { expectFieldsFit } from '../../support/office-fields';
import { expectFitHere } from '../../support/office-fit';
import {
  seedMember,
  seedMessage,
  seedPage,
  seedPost,
  seedRequest,
  seedService,
  seedSubscriber,
  seedUser,
} from '../../support/office-seed';
import { imagePath } from '../../support/owner';
import { callAsVisitor, sendQuote } from '../../support/visitor-office';

test.describe('axe', () => {
  const WIDTHS = [375, 1280];
  const ROOMS = ['/admin/blog?write=new'];
  const SCREENS = [...ADMIN_PATHS.filter((path) => path !== '/admin/login'), ...ROOMS];
  const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali-of-the-Copperbelt-and-Luapula';

  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // Needs a long timeout, because some tests open every screen.
  test.setTimeout(600_000);

  async function openScreen(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
  }

  /** Adds a record with unbreakable words to every list. */
  async function seedLists(page: Page, origin: string | undefined): Promise<void> {
    await seedMessage(page, { name: LONG, subject: LONG });
    await seedRequest(page, { name: LONG });
    await seedMember(page, { name: LONG });
    await seedService(page, { title: LONG });
    const post = await seedPost(page, { title: LONG, authorName: LONG });
    await callAsVisitor(origin, `/blogs/${post._id}/comments`, {
      name: LONG,
      email: 'ruth@school.example',
      text: LONG,
    });
    await seedPage(page, { title: LONG });
    await seedUser(page, { name: LONG });
    await seedSubscriber(page, `${LONG.toLowerCase().slice(0, 60)}@letters.example`);
  }

  for (const width of WIDTHS) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('finds no barrier on the login, with and without errors', async ({ page }) => {
        await page.goto('/admin/login');
        await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
        await expectFitHere(page);
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page.getByText('Please enter your email')).toBeVisible();
        await expectFitHere(page);
      });

      test.describe('on a site with content', () => {
        test.use({ siteVariables: { TEST_SITE: `full ${width}` } });

        test('finds no barrier on any screen', async ({ page, baseURL }) => {
          await seedLists(page, baseURL);
          await signInAs(page, 'admin');
          for (const path of SCREENS) {
            await openScreen(page, path);
            await expectFitHere(page);
          }
          await page.goto('/admin/comments');
          await page.getByRole('button', { name: /^View the comment of/ }).click();
          await expect(page.getByRole('dialog', { name: 'Comment details' })).toBeVisible();
          await expectFitHere(page);
        });
      });

      test.describe('on an empty site', () => {
        test.use({ siteVariables: { SAMPLE_CONTENT: 'false', TEST_SITE: `empty ${width}` } });

        test('finds no barrier on any screen', async ({ page }) => {
          await signInAs(page, 'admin');
          for (const path of SCREENS) {
            await openScreen(page, path);
            await expectFitHere(page);
          }
        });
      });

      test('finds no barrier in the dialogs around the screens', async ({ page }) => {
        await signInAs(page, 'admin', '/admin/pages');
        await page.getByRole('button', { name: 'Add New Page' }).click();
        await page.getByLabel('Page Title').fill(LONG);
        await expectFitHere(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
        await expectFitHere(page);
      });
    });
  }

  test('finds no barrier in More on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await signInAs(page, 'admin', '/admin');
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    await expectFitHere(page);
  });

  test.describe('unknown path', () => {
    test.use({ expectedTrouble: [/status of 404/] });

    test('has no barrier', async ({ page }) => {
      await page.goto('/admin/nothing-here');
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expectFitHere(page);
    });
  });
});

test.describe('fields', () => {
  test.use({ siteVariables: { TEST_SITE: 'fields' }, contextOptions: { reducedMotion: 'reduce' } });

  const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali-of-the-Copperbelt-and-Luapula';
  const METHOD = { label: 'Airtel Money of the school', details: '0977 123 456\nKafue Skills College Limited' };

  async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<string> {
    const headers = { [TOKEN_HEADER]: await tokenOf(page, PEOPLE.admin), 'x-forwarded-for': newVisitorAddress() };
    const answer = await page.request.post('/api/uploads', {
      headers,
      multipart: { file: { name, mimeType, buffer } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { filePath: string }).filePath;
  }

  async function press(page: Page, name: string | RegExp): Promise<void> {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }

  test('are readable and inside their card in Site Settings, all filled', async ({ page }) => {
    const logo = await upload(page, 'logo.svg', 'image/svg+xml', readFileSync(imagePath('driving-school.svg')));
    const { buffer, mimeType } = await smallImage();
    const shareImage = await upload(page, 'share.png', mimeType, await sharp(buffer).resize(1_200, 630).toBuffer());
    await (await officeOf(page)).put('/settings', {
      ...DEFAULT_SETTINGS,
      logo,
      logoOnDark: logo,
      shareImage,
      openingHours: 'Monday to Friday, 8 to 17',
      whatsApp: '+260 97 123 4567',
      tpin: '1002003004',
      analyticsId: 'G-ABC123XYZ',
      brandColour: '#0f5b46',
      paymentMethods: [METHOD, METHOD],
    });
    await signInAs(page, 'admin', '/admin/settings');
    for (const { title } of Object.values(SETTINGS_TABS)) {
      await openSettingsRoom(page, title);
      await expectFieldsFit(page, title);
    }
  });

  test('are readable and inside their card in Website', async ({ page }) => {
    const { buffer, mimeType } = await smallImage();
    const image = await upload(page, 'own.png', mimeType, buffer);
    const office = await officeOf(page);
    for (const name of ['hero', 'about'])
      await office.put(`/website/${name}`, { picture: 'own', image, imageAlt: LONG });
    await signInAs(page, 'admin');
    for (const name of SECTION_NAMES) {
      await page.goto(`/admin/website?section=${name}`);
      await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();
      await expectFieldsFit(page, `section ${name}`);
    }
  });

  test('are readable and inside their dialog or editor of records', async ({ page }) => {
    const { buffer, mimeType } = await smallImage();
    const image = await upload(page, 'picture.png', mimeType, buffer);
    const member = await seedMember(page, { name: LONG, image });
    const service = await seedService(page, { title: LONG });
    const post = await seedPost(page, { title: LONG, image });
    const written = await seedPage(page, { title: LONG });
    const user = await seedUser(page);
    const office = await officeOf(page);
    const saved = await office.post<{ title: string }>('/saved-texts', { title: LONG, text: LONG });
    await office.post('/redirects', { from: '/former-page', to: '/about' });
    const issue = await office.post<{ _id: string }>('/issues', { subject: LONG, content: LONG });
    const [file] = await office.get<{ _id: string }[]>('/media?limit=1');

    await signInAs(page, 'admin');
    const dialogs: [string, string | RegExp][] = [
      ['/admin/team', `Edit ${member.name}`],
      ['/admin/services', `Edit ${service.title}`],
      ['/admin/blog', `Edit ${post.title}`],
      ['/admin/pages', `Edit ${written.title}`],
      ['/admin/users', `Edit ${user.name}`],
      ['/admin/users', `Password of ${user.name}`],
      ['/admin/users', 'Add New User'],
      ['/admin/saved-texts', `Edit ${saved.title}`],
      ['/admin/website/redirects', /^Edit /],
      [`/admin/newsletter/issues?issue=${issue._id}`, 'Edit'],
    ];
    for (const [path, name] of dialogs) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await press(page, name);
      await expectFieldsFit(page, `${path}: ${name}`);
    }
    const screens = [
      `/admin/blog?write=${post._id}`,
      `/admin/pages?write=${written._id}`,
      `/admin/services?write=${service._id}`,
      `/admin/media?picture=${file._id}`,
      '/admin/privacy',
      '/admin/audit',
    ];
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('input:visible, select:visible').first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectFieldsFit(page, path);
    }
  });

  test('are readable and inside their card for messages, requests and quotes', async ({ page }) => {
    const message = await seedMessage(page, { name: LONG, subject: LONG });
    const request = await seedRequest(page, { name: LONG });
    const lines = [{ text: LONG, quantity: 12.25, unitPrice: 104800.5 }];
    await sendQuote(await officeOf(page), request, { lines, status: 'draft' });
    const accepted = await seedRequest(page, { name: 'Wezi Zulu' });
    await sendQuote(await officeOf(page), accepted, { status: 'accepted' });
    await signInAs(page, 'admin');
    const dialogs: [string, string | RegExp][] = [
      ['/admin/contacts', `Reply to ${message.name}`],
      ['/admin/quotes', `Quote for ${LONG}`],
      ['/admin/quotes', `Status of ${LONG}`],
      [`/admin/quotes?request=${accepted}`, 'Record payment'],
    ];
    for (const [path, name] of dialogs) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await press(page, new RegExp(name));
      await expectFieldsFit(page, `${path}: ${name}`);
    }
    for (const path of [`/admin/contacts?message=${message._id}`, `/admin/quotes?request=${request}`]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      await expectFieldsFit(page, path);
    }
  });
});
