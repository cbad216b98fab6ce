import type { Site } from './site';
import { ADMIN } from './site';

let visitors = 0;

/** An address that no other caller has, so that the limits per visitor do not count. */
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

/** One call of a site's API, from a visitor of its own. Status 0: no answer came. */
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

/** Headers of the administrator's session. Tries again while there is none: after a late database it is made a moment later. */
export async function signInAtSite(site: Site): Promise<Record<string, string>> {
  for (;;) {
    const { status, body } = await call(site, 'POST', '/auth/login', ADMIN);
    if (status === 200) return { 'x-auth-token': body.token as string };
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export const messageOf = (subject: string, length = 20): object => ({
  name: 'Nchimunya',
  email: 'nchimunya@example.com',
  subject,
  message: 'x'.repeat(length),
});

/** Calls until `isGood` says so; the test's own time limit ends it. */
export async function callUntil(
  site: Site,
  path: string,
  isGood: (answer: SiteAnswer) => boolean,
  headers: Record<string, string> = {},
): Promise<SiteAnswer> {
  for (;;) {
    const answer = await call(site, 'GET', path, undefined, headers);
    if (isGood(answer)) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
