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

/** One person of each role. The administrator is the one that every site starts with; the others are made when first needed. */
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

/** Where the page's site is: relative addresses go to the file's own site. */
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

/** The API as the administrator: for seeding, and for what another person does meanwhile. */
export async function officeOf(page: Page): Promise<Office> {
  return (await siteOf(page)).office;
}

/** Whether a session still counts: the status of a call that a viewer may make. */
export const statusOf = async (page: Page, token: string) =>
  (await page.request.get('/api/contact', { headers: { [TOKEN_HEADER]: token } })).status();

/** A fresh session of that person. */
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
 * Signs in with a stored token, once: the next document of this page starts with it, and what the product then does to it
 * stays done. The person wants less motion: a dialog that still grows into its place is not where a click goes to.
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
 * Signs in as the person of that role, and opens `path` when it is given.
 * A test that ends this person's sessions (another password or role, deactivated) makes a person of its own with `seedUser`.
 */
export async function signInAs(page: Page, role: Role, path?: string): Promise<void> {
  await storeToken(page, await tokenOfRole(page, role));
  if (path) await page.goto(path);
}

/** Does the same as each role in turn: administrator, editor, viewer. */
/** In the settings. @param field one of theirs, or the title of a room */
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
