import { escapeRegex } from '../platform/validation/escape-regex';

/** Matches a path in a text, alone or after the site's origin. The start of a longer path does not match. */
export const addressPattern = (path: string, publicUrl: string): RegExp =>
  new RegExp(`(^|[\\s("'<\\[=]|${escapeRegex(publicUrl)})${escapeRegex(path)}(?![\\w/-]|\\.\\w)`, 'gim');
