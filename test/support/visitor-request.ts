import type { Page } from '@playwright/test';
import { expect } from './browser';
import { CLIENT } from './visitor-office';

/** Submits the quote form as a visitor and returns the request's id. */
export async function submitRequest(page: Page): Promise<string> {
  await page.goto('/contact?tab=quote');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await form.getByLabel('Name').fill(CLIENT.name);
  await form.getByLabel('Email').fill(CLIENT.email);
  await form.getByLabel('Service').selectOption({ label: 'Digital Marketing' });
  await form.getByLabel('Project Scope').selectOption('enterprise');
  await form.getByLabel('Project Description').fill('Leaflets and a page for our clinic.');
  await form.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page).toHaveURL(/\/contact\?request=[0-9a-f]{24}$/);
  return new URL(page.url()).searchParams.get('request') ?? '';
}
