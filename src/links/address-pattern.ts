import { escapeRegex } from '../platform/validation/escape-regex';

/** Matches a URL of the site in a text: a path alone or after the site's origin, but not the start of a longer path. */
export const addressPattern = (path: string, publicUrl: string): RegExp =>
  new RegExp(`(^|[\\s("'<\\[=]|${escapeRegex(publicUrl)})${escapeRegex(path)}(?![\\w/-]|\\.\\w)`, 'gim');
