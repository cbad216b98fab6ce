import { ACCOUNT_PATH, MEMBER_COOKIE, OWN_DETAILS, type OwnDetails } from '@contract/visitor-accounts';

/** True if the visitor seems to be logged in. The script sees only a cookie; the login itself may have expired. */
export const isLoggedIn = () => document.cookie.includes(`${MEMBER_COOKIE}=1`);

let requested: Promise<OwnDetails | null> | null = null;

/** Returns a logged-in visitor's name and email address, otherwise `null`. Asks the server once for each document. */
export function readOwnDetails(): Promise<OwnDetails | null> {
  if (!isLoggedIn()) return Promise.resolve(null);
  requested ??= ask().catch(() => null);
  return requested;
}

async function ask(): Promise<OwnDetails | null> {
  const answer = await fetch(`${ACCOUNT_PATH}?do=${OWN_DETAILS}`, { cache: 'no-store' });
  return answer.ok ? (JSON.parse(await answer.text()) as OwnDetails | null) : null;
}
