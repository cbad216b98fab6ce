import { requiredLine, requiredText } from '../contract/fields';
import { LIMITS } from '../contract/limits';
import { REDIRECT_FIELDS } from '../contract/redirects';
import { bodyOf, OfField } from '../platform/fields/body-of';

const PATH = /^\/(?![/\\])[^\s<>"'\\?#]*$/;
/** Accepts only paths, because a search for a text such as "a" would find it in nearly every text. */
const pathProblem = (to: string) => (PATH.test(to) ? null : 'Enter a path on this site, such as /about.');

export class ListLinkSourcesQuery {
  @OfField(requiredLine('Path', LIMITS.link, { check: pathProblem }))
  to: string;
}

export class ListNowhereQuery {
  @OfField(requiredText('Paths', LIMITS.linksAsked))
  to: string;
}

export class MendLinksDto extends bodyOf(REDIRECT_FIELDS) {}
