import type { Page } from '@playwright/test';
import { BUILT_IN_SERVICES } from '../../../src/contract/built-in-services';
import { type Service } from '../../../src/contract/services';
import { BUILT_IN_TEAM } from '../../../src/contract/team';
import { expect, test } from '../../support/browser';
import { stopClock } from '../../support/visitor-clock';
import { openOffice } from '../../support/visitor-office';
import { MISSING_ROUTES } from '../../support/visitor-routes';
import { WITHOUT_CONTENT } from '../../support/visitor-sites';

/** This file has a site of its own: its tests fill and empty the lists. */
test.use({ siteVariables: { ...WITHOUT_CONTENT, LOG_LEVEL: 'warn' } });

const members = (page: Page, group: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('article').getByRole('heading');

test.describe('the team', () => {
  test('is the built-in nine while no member is stored, leaders first, with initials, role and bio', async ({
    page,
  }) => {
    await page.goto('/team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Team');
    await expect(members(page, 'Leadership Team')).toHaveText(['Chileshe Mumba', 'Kelvin Phiri', 'Namukolo Sitali']);
    await expect(members(page, 'Our Team')).toHaveText([
      'Thandiwe Mwansa',
      'Mutinta Hamoonga',
      'Joseph Banda',
      'Bwalya Chanda',
      'Lubasi Akapelwa',
      'Natasha Zulu',
    ]);
    expect(BUILT_IN_TEAM).toHaveLength(9);
    for (const { name, role, bio } of BUILT_IN_TEAM) {
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toContainText(role);
      await expect(card).toContainText(bio);
      await expect(card.locator('svg text')).toHaveText(
        name
          .split(' ')
          .map(([initial]) => initial)
          .join(''),
      );
    }
  });

  test('is sorted by rank once there are members: whole words make leaders', async ({ page, baseURL }) => {
    const office = await openOffice(baseURL);
    const roles = ['Coordinator', 'Programme Officer', 'Office Manager', 'Director', 'COO', 'Team Lead', 'Founder'];
    const ids: string[] = [];
    for (const role of roles)
      ids.push((await office.post<{ _id: string }>('/team', { name: `The ${role}`, role }))._id);
    await page.goto('/team');
    await expect(members(page, 'Leadership Team')).toHaveText(['The Founder', 'The COO', 'The Director']);
    await expect(members(page, 'Our Team')).toHaveText([
      'The Team Lead',
      'The Office Manager',
      'The Programme Officer',
      'The Coordinator',
    ]);
    for (const id of ids) await office.remove(`/team/${id}`);
  });

  test('has four values, and open positions that lead to the form with its subject filled in', async ({ page }) => {
    await page.goto('/team');
    const values = page.getByRole('region', { name: 'Our Values' }).getByRole('term');
    await expect(values).toHaveText(['Accessibility', 'Innovation', 'Integrity', 'Empowerment']);
    const join = page.getByRole('region', { name: 'Join Our Team' });
    await join.getByRole('link', { name: 'View Open Positions' }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await expect(page.getByLabel('Subject')).toHaveValue('Open Positions');
  });
});

test.describe('the services', () => {
  test('are the built-in six while none is stored, each with a page of its own', async ({ page }) => {
    await page.goto('/services');
    const entries = page.getByRole('region', { name: 'All services' }).getByRole('listitem');
    await expect(entries.getByRole('heading')).toHaveText([
      'Web App Designing',
      'Digital Marketing',
      'Content Creation',
      'Social Media Management',
      'Mobile App Development',
      'Custom Software Solutions',
    ]);
    const ids = 'web-app-designing digital-marketing content-creation social-media-management mobile-app-development';
    const slugs = [...ids.split(' '), 'custom-software-solutions'];
    for (const [index, slug] of slugs.entries()) {
      const entry = entries.nth(index);
      await expect(entry.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', `/services/${slug}`);
      const { description, icon, order } = BUILT_IN_SERVICES[index];
      expect(order).toBe(index + 1);
      await expect(entry).toContainText(description.split('\n')[0]);
      await expect(entry.locator(`[data-icon="${icon}"]`)).toBeVisible();
    }
  });

  test('come with four steps and a way to get in touch', async ({ page }) => {
    await page.goto('/services');
    const steps = page.getByRole('region', { name: 'How We Work' }).getByRole('listitem').getByRole('heading');
    await expect(steps).toHaveText(['Discovery', 'Strategy', 'Implementation', 'Results & Refinement']);
    await expect(page.getByRole('main').getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('each tell what they are, what belongs to them, and where to go from there', async ({ page }) => {
    const [{ title, description, features }] = BUILT_IN_SERVICES;
    await page.goto('/services/web-app-designing');
    const hero = page.getByRole('main').getByRole('article').locator('header');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(hero.locator('p').last()).toHaveText(/^We design and build web applications [^.]+\.$/);
    await expect(hero.getByRole('link', { name: 'Back to all services' })).toHaveAttribute('href', '/services');
    const overview = page.getByRole('region', { name: 'Overview' }).locator('p');
    await expect(overview).toHaveText(description.split('\n\n'));
    await expect(page.getByRole('region', { name: 'Key Features' }).getByRole('listitem')).toHaveText(features);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute('href', '/contact');
    await expect(main.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
    const related = page.getByRole('region', { name: 'Related Services' }).getByRole('listitem');
    await expect(related.getByRole('heading')).toHaveText(['Digital Marketing', 'Content Creation']);
    const text = await related.first().locator('p').textContent();
    expect(text).toBe(`${BUILT_IN_SERVICES[1].description.slice(0, 120).trimEnd()}...`);
  });

  test('that are stored take the place of the built-in ones; an unknown icon shows code, no features no list', async ({
    page,
    baseURL,
  }) => {
    const office = await openOffice(baseURL);
    const { _id, slug } = await office.post<Service>('/services', {
      title: 'Solar School Kits',
      description: 'Lamps first! Then the lessons.\n\nSecond paragraph.',
      icon: 'sun',
      features: [],
      order: 1,
    });
    await page.goto('/services');
    const entries = page.getByRole('region', { name: 'All services' }).getByRole('listitem');
    await expect(entries.getByRole('heading')).toHaveText(['Solar School Kits']);
    await expect(entries.locator('[data-icon="code"]')).toBeVisible();
    await entries.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/services/${slug}$`));
    await expect(page.getByText('Lamps first!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Key Features' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Related Services' })).toHaveCount(0);
    expect((await page.request.get(`/services/${_id}`)).status()).toBe(200);
    await office.remove(`/services/${_id}`);
    expect((await page.request.get(`/services/${slug}`)).status()).toBe(404);
  });
});

test.describe('a service that is missing', () => {
  test.use({ expectedTrouble: [/status of 404/] });

  test('says so with a 404 and leads back to the list by itself after five seconds', async ({ page }) => {
    await stopClock(page);
    const [, { path }] = MISSING_ROUTES;
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found');
    await page.clock.runFor(4_900);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/services$/);
  });
});
