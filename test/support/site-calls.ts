import type { Site } from './site';
import { ADMIN } from './site';

/** Maximum time in ms of a loop of calls. A failed test then shows its last answer, and the process can end. */
const PATIENCE_MS = 45_000;

let visitors = 0;

/** Headers with an unused IP address, so that rate limits do not apply. */
export function fromNewVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

export interface SiteAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a body is checked by the test that reads it
  body: any;
  milliseconds: number;
}

/** Calls a site's API as a new visitor. Status 0 without an answer. */
export async function call(
  site: Site,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<SiteAnswer> {
  const startedAt = performance.now();
  try {
    const answer = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { ...fromNewVisitor(), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json(), milliseconds: performance.now() - startedAt };
  } catch {
    return { status: 0, body: null, milliseconds: performance.now() - startedAt };
  }
}

/**
 * Returns headers with the administrator's session. Retries until the account exists, which may follow a late database.
 */
export async function signInAtSite(site: Site): Promise<Record<string, string>> {
  const signIn = () => call(site, 'POST', '/auth/login', ADMIN);
  const { body } = await until(signIn, ({ status }) => status === 200);
  return { 'x-auth-token': body.token as string };
}

export const messageOf = (subject: string, length = 20): object => ({
  name: 'Nchimunya',
  email: 'nchimunya@example.com',
  subject,
  message: 'x'.repeat(length),
});

/** Repeats a call until `isGood`. Throws with the last status on timeout. */
export function callUntil(
  site: Site,
  path: string,
  isGood: (answer: SiteAnswer) => boolean,
  headers: Record<string, string> = {},
): Promise<SiteAnswer> {
  return until(() => call(site, 'GET', path, undefined, headers), isGood);
}

async function until(ask: () => Promise<SiteAnswer>, isGood: (answer: SiteAnswer) => boolean): Promise<SiteAnswer> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (performance.now() > end) throw new Error(`the site still answers ${answer.status}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
