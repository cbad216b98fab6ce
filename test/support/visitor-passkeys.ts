import type { Response } from 'supertest';
import { asNewVisitor } from './accounts';
import { Authenticator, type Lies } from './authenticator';
import type { MailedApp } from './mailed-app';
import { cookiesOf, createAccount, ORIGIN, postForm, VISITOR } from './visitor-accounts';

type Sent = Promise<Response>;

/** Asks for options as the script of a page does. */
export const askOptions = (test: MailedApp, wanted: 'passkey' | 'passkey-login', cookie = ''): Sent =>
  test.http.get(`/account?do=${wanted}`).set({ ...asNewVisitor(), cookie }) as unknown as Sent;

export function postPasskey(test: MailedApp, cookie: string, fields: object): Sent {
  const body = { name: 'My phone', currentPassword: VISITOR.password, ...fields };
  return postForm(test, '/account', 'add-passkey', body, { cookie });
}

/** Creates an account and adds a passkey to it. Returns the cookies of the new session. */
export async function createWithPasskey(test: MailedApp) {
  const { email, cookie } = await createAccount(test);
  const authenticator = new Authenticator(ORIGIN);
  const answer = authenticator.create((await askOptions(test, 'passkey', cookie)).body);
  return { email, authenticator, cookie: cookiesOf(await postPasskey(test, cookie, { answer })) };
}

export const removePasskey = (test: MailedApp, cookie: string, passkey: string, fields: object = {}): Sent =>
  postForm(test, '/account', 'remove-passkey', { passkey, currentPassword: VISITOR.password, ...fields }, { cookie });

export const postLogin = (test: MailedApp, answer: string, headers: object = {}): Sent =>
  postForm(test, '/login', 'passkey-login', { answer }, headers);

export const logInByPasskey = async (test: MailedApp, by: Authenticator, lies?: Lies, headers?: object): Sent =>
  postLogin(test, by.get((await askOptions(test, 'passkey-login')).body, lies), headers);
