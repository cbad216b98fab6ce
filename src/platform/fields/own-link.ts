import { linkProblem, tidyLink } from '../../contract/link-target';
import { isOwnFile } from '../../contract/own-files';
import { invalid } from '../errors/product-error';

/** The part of an address behind its host, and the part up to there. */
const WHOLE = /^(https?:\/\/[^/?#]*)(.*)$/i;

/**
 * A link to the site's own host as the path that it names, so that it is looked up and led on like one; any other
 * link as it is. Files keep their whole address: nothing leads on from there, and no path of a file is a link's target.
 * @param publicUrl origin at which visitors find the site.
 */
export function toOwnLink(to: string, publicUrl: string): string {
  const [, origin, behind = ''] = WHOLE.exec(to) ?? [];
  if (origin === undefined || !URL.canParse(origin)) return to;
  if (new URL(origin).host.replace(/\.(?=:|$)/, '') !== new URL(publicUrl).host) return to;
  const path = tidyLink(behind.startsWith('/') ? behind : `/${behind}`);
  return isOwnFile(path) || path.startsWith('/uploads/') ? to : path;
}

/** The same for a link that is to be stored at a field. Errors: 400 the site has no such page. */
export function storedLink(field: string, to: string, publicUrl: string): string {
  const link = toOwnLink(to, publicUrl);
  const problem = link === to ? null : linkProblem(link);
  if (problem !== null) throw invalid(field, problem);
  return link;
}
