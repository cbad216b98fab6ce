import type { Page } from '@playwright/test';
import { STORED_LOGIN_KEY, STORED_TOKEN_KEY } from '../../src/contract/auth';
import type { Person } from './office';

export async function signInWith(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Returns the values that a login has stored in the browser. */
export function keysOf(page: Page): Promise<{ token: string | null; marker: string | null }> {
  return page.evaluate(
    ([token, marker]) => ({ token: localStorage.getItem(token), marker: localStorage.getItem(marker) }),
    [STORED_TOKEN_KEY, STORED_LOGIN_KEY] as const,
  );
}
