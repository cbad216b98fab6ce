import type { Stored } from './errors';
import { type InputOf, requiredText } from './fields';
import { LIMITS } from './limits';
import { linkProblem, tidyLink } from './link-target';
import { isOwnFile } from './own-files';
import { plainPath } from './path-segments';
import { RESERVED_OF_SERVER } from './reserved-slugs';
import { matchSitePage } from './site-pages';

/** Page types whose URLs can be redirected, because their content can be deleted or does not exist. */
const WRITTEN = ['published', 'service', 'blog', 'issue', 'not-found'];

export const REDIRECT_TEXTS = {
  noPath: 'Enter the old path on this site, such as /old-page.',
  partsAfter: 'Enter the URL without ? or # and anything after them.',
  reserved: 'This URL is used by a part of the site.',
  isThere: 'There is a page at this URL. Only unused URLs can be redirected.',
  nothing: 'There is no public page at this URL.',
  loop: 'This would create a redirect loop: visitors would never reach a page.',
  taken: 'There is already a redirect from this URL.',
  full: 'There are already 1,000 redirects, so you cannot add another one. Delete redirects that you no longer need.',
} as const;

function fromProblem(from: string): string | null {
  if (/^\/.*[?#]/.test(from)) return REDIRECT_TEXTS.partsAfter;
  if (!from.startsWith('/') || plainPath(from) === null) return REDIRECT_TEXTS.noPath;
  const first = from.split(/[/.]/)[1] ?? '';
  // Files in `/.well-known` prove who owns the site, so staff may not redirect these URLs (RFC 8615, RFC 8555).
  const isProof = from.split('/')[1] === '.well-known';
  const isReserved =
    isProof || RESERVED_OF_SERVER.includes(first) || isOwnFile(from) || !WRITTEN.includes(matchSitePage(from).name);
  return isReserved ? REDIRECT_TEXTS.reserved : null;
}

function toProblem(to: string): string | null {
  return /^(\/|https:)/.test(to) ? linkProblem(to) : 'Start with / or https://.';
}

const toPath = (from: string): string => from.trim().replace(/^https?:\/\/[^/?#]+(?=\/)/i, '');

const TARGET = { isLink: true, tidy: tidyLink, check: toProblem };

export const REDIRECT_FIELDS = {
  from: requiredText('Old URL', LIMITS.link, {
    hint: 'A path on this site, such as /old-page.',
    tidy: (from) => {
      const path = toPath(from);
      return /^\/[^?#]*$/.test(path) ? (plainPath(path) ?? path) : path;
    },
    check: fromProblem,
  }),
  to: requiredText('Redirects to', LIMITS.link, TARGET),
};

export type RedirectInput = InputOf<typeof REDIRECT_FIELDS>;

export interface Redirect extends RedirectInput, Stored {
  /** URL after all redirects. It differs from `to` if `to` itself is redirected. */
  leadsTo: string;
  isThere: boolean;
}
