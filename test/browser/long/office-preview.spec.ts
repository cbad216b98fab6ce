import type { Frame, Page } from '@playwright/test';
import { HERO_TEXTS } from '../../../src/contract/website/hero';
import { expect, setTextSize, test } from '../../support/browser';
import { officeOf, signInAs } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';

test.use({ siteVariables: { TEST_SITE: 'website-preview' } });

const HEADING = 'Pass your driving test in Kitwe';
const screenOf = (section: string) => `/admin/website?section=${section}`;

const heading = (page: Page) => page.getByRole('textbox', { name: 'Heading' });
const pageIn = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]:not([aria-hidden])`);
const drawn = (page: Page, title: string) => pageIn(page, title).locator('h1');
const LAPTOP = 'Home on a laptop';
const PHONE = 'Home on a phone';

/** Returns the visible preview frame with this title. */
async function frameOf(page: Page, title: string): Promise<Frame> {
  const frame = await (
    await page.locator(`iframe[title="${title}"]:not([aria-hidden])`).elementHandle()
  )?.contentFrame();
  if (!frame) throw new Error(`no frame ${title}`);
  return frame;
}

test.afterEach(async ({ page }) => {
  await (await officeOf(page)).post('/website/hero/reset', {});
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 910 } });

  test('opens the text of a selected part, asking about unsaved changes', async ({ page }) => {
    await signInAs(page, 'editor', screenOf('hero'));
    await expect(drawn(page, LAPTOP)).toHaveText(HERO_TEXTS.heading);
    const counters = pageIn(page, LAPTOP).locator('[data-section="counters"]');
    const press = async () => {
      await (await frameOf(page, LAPTOP)).evaluate(() => scrollTo(0, 800));
      const box = await counters.boundingBox();
      if (!box) throw new Error('no counters');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    await press();
    await expect(page).toHaveURL(/section=counters/);
    await expect(page.getByRole('heading', { name: 'Counters', level: 2 })).toBeFocused();
    await heading(page).fill('Our year in numbers');
    // Waits until the preview shows the new text, because a new rendering during the click would replace the page.
    await expect(pageIn(page, LAPTOP).getByText('Our year in numbers')).toBeVisible();
    await (await frameOf(page, LAPTOP)).evaluate(() => scrollTo(0, 0));
    const hero = await drawn(page, LAPTOP).boundingBox();
    await page.mouse.click((hero?.x ?? 0) + 5, (hero?.y ?? 0) + 5);
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    // Waits until the dialog is closed, because it covers the page.
    await expect(page.getByText('Leave without saving?')).toBeHidden();
    await expect(heading(page)).toHaveValue('Our year in numbers');
    // A click on a link in the preview does not follow the link. It opens the section with the link, here the menu.
    const menu = await pageIn(page, LAPTOP).getByText('Our Team').first().boundingBox();
    await page.mouse.click((menu?.x ?? 0) + 2, (menu?.y ?? 0) + 2);
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/section=menu/);
  });

  for (const size of [100, 150]) {
    test(`has no barrier with ${size} % text`, async ({ page }) => {
      await setTextSize(page, size);
      await signInAs(page, 'editor', screenOf('hero'));
      await heading(page).fill(HEADING);
      if (size > 100) {
        await expectFitHere(page);
        await page.getByRole('link', { name: 'Preview' }).click();
      }
      for (const device of [LAPTOP, PHONE]) await expect(drawn(page, device)).toHaveText(HEADING);
      // Waits until the earlier frames are removed. Otherwise `expectFitHere` would wait for their answer without end.
      await expect(page.locator('iframe')).toHaveCount(2);
      await expectFitHere(page);
    });
  }
});

for (const width of [375, 1280]) {
  test(`previews titles and the edited page at ${width} px, without barriers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, 'editor', screenOf('titles'));
    const services = page.getByRole('group', { name: 'Services (/services)' });
    await services.getByRole('textbox', { name: /^Title/ }).fill('Lessons');
    await services.getByRole('textbox', { name: /^Description/ }).fill('Driving lessons by {name}. '.repeat(8));
    if (width === 375) await page.getByRole('link', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    const found = preview.getByRole('figure', { name: 'In search results' });
    await expect(found).toContainText('Lessons | Mosi Digital Academy');
    await expect(found).toContainText('› services');
    await expect(preview.getByRole('figure', { name: 'Link in a message' })).toContainText(
      'Driving lessons by Mosi Digital Academy.',
    );
    await expect(preview.getByText(/Description: \d+ characters\. Text after the first 160 is often/)).toBeVisible();
    await expectFitHere(page);
    await preview.getByLabel('Page in the preview').selectOption('Home');
    await expect(found.getByText('Lessons')).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('switches between text and page, and saves from both', async ({ page }) => {
    await signInAs(page, 'editor', '/admin/website');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Top section' }).click();
    await heading(page).fill(HEADING);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await expectFitHere(page);
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(drawn(page, PHONE)).toHaveText(HEADING);
    await expect(heading(page)).toBeHidden();
    await expectFitHere(page);
    await page.getByRole('link', { name: 'Back to the text' }).click();
    await expect(heading(page)).toHaveValue(HEADING);
    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Section published. Visitors can see it now.')).toBeVisible();
    expect(await (await page.request.get('/')).text()).toContain(HEADING);
    await page.getByRole('link', { name: 'Back to the text' }).click();
    await page.getByRole('button', { name: 'Reset to sample text' }).click();
    await expect(heading(page)).toHaveValue(HERO_TEXTS.heading);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Reset to sample text. Visitors can see this text now.')).toBeVisible();
    await page.getByRole('link', { name: 'Sections' }).click();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  });

  for (const [width, size] of [
    [320, 100],
    [375, 200],
  ] as const) {
    test(`fits ${width} px with ${size} % text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await setTextSize(page, size);
      await signInAs(page, 'editor', screenOf('hero'));
      await heading(page).fill(HEADING);
      await expectFitHere(page);
      await page.getByRole('link', { name: 'Preview' }).click();
      await expect(drawn(page, PHONE)).toHaveText(HEADING);
      await expectFitHere(page);
    });
  }
});
