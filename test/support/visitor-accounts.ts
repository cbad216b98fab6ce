import type { Response } from 'supertest';
import { mailsTo } from './account-links';
import { asNewVisitor } from './accounts';
import type { MailedApp } from './mailed-app';

export const ORIGIN = 'https://mosi.example';
export const SESSION_COOKIE = '__Host-mosi-account';
export const VISITOR = { name: 'Mutinta Phiri', password: 'mangoes at noon' };

let people = 0;
/** Returns an email address that nothing else in the test file uses. */
export function newEmail(): string {
  people += 1;
  return `person-${people}@school.example`;
}

/** Posts a form as a browser without JavaScript does. */
export const postForm = (
  test: MailedApp,
  path: string,
  name: string,
  fields: object = {},
  headers: object = {},
): Promise<Response> =>
  test.http
    .post(`${path}?do=${name}`)
    .set({ ...asNewVisitor(), origin: ORIGIN, ...headers })
    .type('form')
    .send(fields) as unknown as Promise<Response>;

const setCookies = ({ headers }: Response): string[] => (headers['set-cookie'] as unknown as string[]) ?? [];

/** Returns the cookies of an answer as a browser sends them back. */
export const cookiesOf = (answer: Response): string =>
  setCookies(answer)
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export const attributesOf = (answer: Response): string[] => setCookies(answer);

/** Returns the path of the newest link to this page that was emailed to the address. */
export async function linkTo(test: MailedApp, email: string, page: 'confirm' | 'login' | 'password'): Promise<string> {
  const texts = (await mailsTo(test, email)).map(({ text = '' }) => text).reverse();
  const found = texts.map((text) => new RegExp(`${ORIGIN}(/account/${page}/[\\w-]{43})\\s`).exec(text)?.[1]);
  return found.find(Boolean) ?? '';
}

/** Signs up and confirms the email address. Returns the email address and the cookies of the session. */
export async function createAccount(test: MailedApp, email = newEmail()): Promise<{ email: string; cookie: string }> {
  await postForm(test, '/signup', 'signup', { ...VISITOR, email });
  const answer = await postForm(test, await linkTo(test, email, 'confirm'), 'confirm', VISITOR);
  return { email, cookie: cookiesOf(answer) };
}

/** True if the account page shows this email address, which proves that its visitor is logged in. */
export async function isLoggedIn(test: MailedApp, cookie: string, email: string): Promise<boolean> {
  const answer = await test.http.get('/account').set({ ...asNewVisitor(), cookie });
  return answer.status === 200 && answer.text.includes(email);
}
