import { linkProblem, tidyLink } from '../../contract/link-target';
import { isOwnFile } from '../../contract/own-files';
import { invalid } from '../errors/product-error';

/** Origin of a URL, and the part behind it. */
const WHOLE = /^(https?:\/\/[^/?#]*)(.*)$/i;

/**
 * Converts a link to the site's own host to its path, so that lookups and redirects apply. Other links stay.
 * Links to files stay absolute, because no redirect starts at a file and no path of a file is a valid link.
 * @param publicUrl origin of the site for visitors
 */
export function toOwnLink(to: string, publicUrl: string): string {
  const [, origin, behind = ''] = WHOLE.exec(to) ?? [];
  if (origin === undefined || !URL.canParse(origin)) return to;
  if (new URL(origin).host.replace(/\.(?=:|$)/, '') !== new URL(publicUrl).host) return to;
  const path = tidyLink(behind.startsWith('/') ? behind : `/${behind}`);
  return isOwnFile(path) || path.startsWith('/uploads/') ? to : path;
}

/** Converts the link of a field before it is stored. Errors: 400 if the site has no such page. */
export function storedLink(field: string, to: string, publicUrl: string): string {
  const link = toOwnLink(to, publicUrl);
  const problem = link === to ? null : linkProblem(link);
  if (problem !== null) throw invalid(field, problem);
  return link;
}
