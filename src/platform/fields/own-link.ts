import { linkProblem, tidyLink } from '../../contract/link-target';
import { isOwnFile } from '../../contract/own-files';
import { invalid } from '../errors/product-error';

const WHOLE = /^(https?:\/\/[^/?#]*)(.*)$/i;

/** Converts a link to this site's own host to a path, so that redirects apply. Links to files stay absolute. */
export function toOwnLink(to: string, publicUrl: string): string {
  const [, origin, behind = ''] = WHOLE.exec(to) ?? [];
  if (origin === undefined || !URL.canParse(origin)) return to;
  if (new URL(origin).host.replace(/\.(?=:|$)/, '') !== new URL(publicUrl).host) return to;
  const path = tidyLink(behind.startsWith('/') ? behind : `/${behind}`);
  return isOwnFile(path) || path.startsWith('/uploads/') ? to : path;
}

/** Converts the link in a field before it is stored. Throws 400 if the site has no such page. */
export function storedLink(field: string, to: string, publicUrl: string): string {
  const link = toOwnLink(to, publicUrl);
  const problem = link === to ? null : linkProblem(link);
  if (problem !== null) throw invalid(field, problem);
  return link;
}
