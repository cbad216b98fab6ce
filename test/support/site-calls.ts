import { asNewVisitor } from './accounts';
import { ADMIN, type Site } from './site';

/** Time in ms for which a call is repeated. Then the test fails and shows the last answer, instead of hanging. */
const PATIENCE_MS = 45_000;

export interface SiteAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a body is checked by the test that reads it
  body: any;
  milliseconds: number;
}

/** Calls a site's API as a new visitor. The status is 0 if there is no answer. */
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
      headers: { ...asNewVisitor(), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json(), milliseconds: performance.now() - startedAt };
  } catch {
    return { status: 0, body: null, milliseconds: performance.now() - startedAt };
  }
}

/**
 * Logs in as the administrator and returns the headers. Tries again until the account exists, because the database may
 * become available only after the start.
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

/** Repeats a call until `isGood` returns true for its answer. Throws after 45 s, with the last status. */
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
