import { expect, type Page } from '@playwright/test';
import { STORED_LOGIN_KEY, STORED_TOKEN_KEY, TOKEN_HEADER } from '../../src/contract/auth';
import { SETTINGS_TABS } from '../../src/contract/settings';
import { ROLES, type Role } from '../../src/contract/users';
import { newVisitorAddress } from './browser';
import { ADMIN } from './site';
import { type Office, openOffice } from './visitor-office';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** One person of each role. The administrator exists from the start. Tests create the others when they need them. */
export const PEOPLE: Record<Role, Person> = {
  admin: { name: 'Admin User', ...ADMIN },
  editor: { name: 'Mary Banda', email: 'mary@office.example', password: 'the password of mary' },
  viewer: { name: 'Victor Zulu', email: 'victor@office.example', password: 'the password of victor' },
};

interface SignedInSite {
  office: Office;
  tokens: Map<Role, Promise<string>>;
}

const sites = new Map<string, Promise<SignedInSite>>();
let signIns = 0;

/** Returns the origin of the site that this test file uses, to which Playwright resolves relative URLs. */
async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/api/health')).url()).origin;
}

async function siteOf(page: Page): Promise<SignedInSite & { origin: string }> {
  const origin = await originOf(page);
  let site = sites.get(origin);
  if (!site) {
    site = openOffice(origin).then((office) => ({ office, tokens: new Map() }));
    sites.set(origin, site);
  }
  return { origin, ...(await site) };
}

/** Returns functions that make API calls as the administrator, to create records or to act as a colleague. */
export async function officeOf(page: Page): Promise<Office> {
  return (await siteOf(page)).office;
}

/** Makes a call that all staff may make, with this token. Returns the status, 200 if the session is valid. */
export const statusOf = async (page: Page, token: string) =>
  (await page.request.get('/api/contact', { headers: { [TOKEN_HEADER]: token } })).status();

/** Logs a person in by the API and returns the token. */
export async function tokenOf(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<string> {
  const { email, password } = person;
  const headers = { 'x-forwarded-for': newVisitorAddress() };
  const answer = await page.request.post('/api/auth/login', { data: { email, password }, headers });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

async function tokenOfRole(page: Page, role: Role): Promise<string> {
  const { office, tokens } = await siteOf(page);
  const make = async () => {
    if (role !== 'admin') await office.post('/users', { ...PEOPLE[role], role });
    return tokenOf(page, PEOPLE[role]);
  };
  const token = tokens.get(role) ?? make();
  tokens.set(role, token);
  return token;
}

/**
 * Stores a token in the browser when the next document opens. Later documents do not store it again, because the user
 * may have been logged out meanwhile. Turns on reduced motion, because clicks miss a dialog that is still moving.
 */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  signIns += 1;
  await page.addInitScript(
    ([tokenKey, loginKey, value, turn]) => {
      if (location.origin === 'null') return;
      if (Number(sessionStorage.getItem('test-sign-in')) >= Number(turn)) return;
      sessionStorage.setItem('test-sign-in', turn);
      localStorage.setItem(tokenKey, value);
      localStorage.setItem(loginKey, 'true');
    },
    [STORED_TOKEN_KEY, STORED_LOGIN_KEY, token, String(signIns)] as const,
  );
}

/**
 * Logs in as the person of `PEOPLE` with this role, and opens `path` if given. All tests share these people. A test
 * that ends a person's sessions, such as by a new password, must create its own person with `seedUser`.
 */
export async function signInAs(page: Page, role: Role, path?: string): Promise<void> {
  await storeToken(page, await tokenOfRole(page, role));
  if (path) await page.goto(path);
}

/**
 * Opens a tab of Settings.
 * @param field a field on the tab, or the title of the tab
 */
export async function openSettingsRoom(page: Page, field: string): Promise<void> {
  const rooms = Object.values(SETTINGS_TABS);
  const holding = rooms.find(({ groups }) => groups.some(({ fields }) => Object.hasOwn(fields, field)));
  const tab = page.getByRole('tab', { name: holding?.title ?? field });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

export async function asEachRole(page: Page, work: (role: Role) => Promise<void>): Promise<void> {
  for (const role of ROLES) {
    await signInAs(page, role);
    await work(role);
  }
}
