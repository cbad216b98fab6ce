import type { Page } from '@playwright/test';
import { TESTIMONIALS } from '../../../src/contract/testimonials';
import { expect, test } from '../../support/browser';
import { stopClock } from '../../support/visitor-clock';
import { WITH_SAMPLES } from '../../support/visitor-sites';

test.use({ siteVariables: WITH_SAMPLES });

const COUNTS = [
  ['Youths Empowered', '200', 'Young talents equipped with digital skills and opportunities'],
  ['Strategic Partners', '10', 'Collaborating with industry leaders and organizations'],
  ['Services Offered', '8', 'Comprehensive digital solutions and training programs'],
] as const;

const count = (page: Page, title: string) =>
  page.locator('dl > div').filter({ hasText: title }).locator('[aria-hidden="true"]');

/** Scrolls until `share` of the counters' first number stands in the window. */
async function showNumbers(page: Page, share: number): Promise<void> {
  await page.evaluate((seen) => {
    const number = document.querySelector('dl [aria-hidden="true"]')?.parentElement;
    const { top, height } = number?.getBoundingClientRect() ?? { top: 0, height: 0 };
    window.scrollTo({ top: window.scrollY + top + height * seen - window.innerHeight, behavior: 'instant' });
  }, share);
}

test('the hero says what it is about and leads to the services and to us', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Empowering Youth with Fourth Industrial Revolution Skills' });
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services');
  await expect(hero.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
});

test('mission and vision, and the three offers with their parts and links', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('100,000 youths by 2030')).toBeVisible();
  await expect(
    main.getByText(/We equip them with Fourth Industrial Revolution skills through AI-driven/),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Discover our vision' })).toHaveAttribute('href', '/vision');
  const offers = [
    ['4IR Skills Courses', 'Explore courses', '/courses'],
    ['SaaS for Education', 'Discover our solutions', '/saas-solutions'],
    ['AI-Driven eLearning', 'Experience AI learning', '/ai-learning'],
  ];
  const parts = [
    ['AI and Machine Learning', 'Data Science and Analytics', 'Robotics and Automation'],
    ['School Management Systems', 'Virtual Classroom Solutions', 'Assessment and Progress Tracking'],
    ['Personalized Learning Paths', 'Adaptive Assessment Technology', 'Interactive STEM Content'],
  ];
  for (const [index, [title, words, href]] of offers.entries()) {
    const offer = main.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await offer.scrollIntoViewIfNeeded();
    for (const part of parts[index]) await expect(offer.getByRole('listitem').filter({ hasText: part })).toBeVisible();
    await expect(offer.getByRole('link', { name: words })).toHaveAttribute('href', href);
  }
  await main.getByRole('link', { name: 'Learn More About Our Growth' }).click();
  await expect(page).toHaveURL(/#learn-more$/);
  await expect(main.getByRole('heading', { name: 'Our Mission' })).toBeInViewport();
});

/** The card, and where its one link leads. */
const CARDS = [
  ['/', (page: Page) => page.locator('[data-section="offers"] article').nth(0), '/courses'],
  ['/', (page: Page) => page.locator('[data-section="offers"] article').nth(1), '/saas-solutions'],
  ['/', (page: Page) => page.locator('[data-section="offers"] article').nth(2), '/ai-learning'],
  ['/services', (page: Page) => page.getByRole('region', { name: 'All services' }).getByRole('listitem').first(), null],
] as const;

for (const [at, cardOf, to] of CARDS) {
  test(`a card of ${at} leads to ${to ?? 'its service'} from wherever it is pressed, by one link`, async ({ page }) => {
    await page.goto(at);
    const card = cardOf(page);
    const link = card.getByRole('link');
    await expect(link).toHaveCount(1);
    const href = to ?? (await link.getAttribute('href'));
    await expect(link).toHaveAttribute('href', String(href));
    await card.scrollIntoViewIfNeeded();
    // The corner that is farthest from the link's own words.
    await card.click({ position: { x: 6, y: 6 } });
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
}

test.describe('the impact counters', () => {
  test('wait until a fifth is seen, start 0, 200 and 400 ms later and take two seconds', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    for (const [title, target, words] of COUNTS) {
      await expect(count(page, title)).toHaveText('0');
      await expect(page.locator('dl > div').filter({ hasText: title })).toContainText(`${target}+${words}`);
    }
    await showNumbers(page, 0.1);
    await page.clock.runFor(3_000);
    await expect(count(page, 'Youths Empowered')).toHaveText('0');
    await showNumbers(page, 0.6);
    // all three began to wait at the same moment, in a frame of their own
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await count(page, 'Youths Empowered').textContent()).not.toBe('0');
    }).toPass();
    await page.clock.runFor(100);
    expect(await count(page, 'Services Offered').textContent()).toBe('0');
    await page.clock.runFor(400);
    await expect(count(page, 'Services Offered')).not.toHaveText('0');
    await page.clock.runFor(800);
    await expect(count(page, 'Youths Empowered')).not.toHaveText('200');
    await page.clock.runFor(1_300);
    for (const [title, target] of COUNTS) await expect(count(page, title)).toHaveText(target);
  });

  test.describe('for whom motion is too much', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stand at their target at once', async ({ page }) => {
      await page.goto('/');
      for (const [title, target] of COUNTS) await expect(count(page, title)).toHaveText(target);
    });
  });
});

test.describe('the testimonials', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
  const shown = (page: Page) => carousel(page).locator('.slick-slide[aria-hidden="false"] blockquote');

  for (const [width, slides] of [
    [375, 1],
    [700, 2],
    [1280, 3],
  ] as const) {
    test(`show ${slides} at ${width} px and loop both ways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await carousel(page).scrollIntoViewIfNeeded();
      await expect(shown(page)).toHaveCount(slides);
      await expect(shown(page).first()).toHaveText(TESTIMONIALS[0].comment);
      await page.getByRole('button', { name: 'Previous testimonial' }).click();
      await expect(shown(page).first()).toHaveText(TESTIMONIALS[4].comment);
      await expect(page.getByText('5 of 5', { exact: true })).toBeAttached();
      for (const next of [0, 1, 2, 3, 4, 0]) {
        await page.getByRole('button', { name: 'Next testimonial' }).press('Enter');
        await expect(shown(page).first()).toHaveText(TESTIMONIALS[next].comment);
        await expect(page.getByText(`${next + 1} of 5`, { exact: true })).toBeAttached();
      }
    });
  }

  test('carry name, role, place, words and four and a half stars each', async ({ page }) => {
    await page.goto('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(shown(page)).toHaveCount(3);
    expect(TESTIMONIALS).toHaveLength(5);
    for (const { name, role, location, comment } of TESTIMONIALS) {
      const figure = carousel(page).locator('.slick-slide:not(.slick-cloned) figure').filter({ hasText: comment });
      await expect(figure).toContainText(`${name}${role}, ${location}`);
      await expect(figure).toContainText('Rated 4.5 of 5');
      // five grounds and four and a half stars over them
      await expect(figure.locator('svg g')).toHaveCount(5);
      await expect(figure.locator('svg g path')).toHaveCount(6);
    }
  });
});

test('the newsletter form and a footer of eleven links close the page', async ({ page }) => {
  await page.goto('/');
  const newsletter = page.getByRole('region', { name: 'New courses and articles, by email' });
  await expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    '/about /features /pricing /testimonials /careers /faq /support /contact /terms /privacy /cookies'.split(' '),
  );
});
