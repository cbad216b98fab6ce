import type { Page } from '@playwright/test';
import type { User } from '../../src/contract/users';
import { officeOf, PEOPLE } from './office';

/** Removes all users except the three users of `PEOPLE`, so that the list has one page. */
export async function removeOtherUsers(page: Page): Promise<void> {
  const remaining = Object.values(PEOPLE).map(({ email }) => email);
  const office = await officeOf(page);
  for (const { _id, email } of await office.get<User[]>('/users')) {
    if (!remaining.includes(email)) await office.remove(`/users/${_id}`);
  }
}

export async function storedUser(page: Page, id: string): Promise<User | undefined> {
  return (await (await officeOf(page)).get<User[]>('/users')).find(({ _id }) => _id === id);
}

export const userRow = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

const IN_MENU = ['Activate', 'Deactivate', 'Delete'];

/** Selects a button in a user's row, or an entry in the menu of the row. */
export async function pressUserButton(
  page: Page,
  { name, email }: Pick<User, 'name' | 'email'>,
  button: string,
): Promise<void> {
  const isInMenu = IN_MENU.includes(button);
  await userRow(page, email)
    .getByRole('button', { name: `${isInMenu ? 'More actions for' : button} ${name}` })
    .click();
  if (isInMenu) await page.getByRole('menuitem', { name: button, exact: true }).click();
}

export const userDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit User' });
