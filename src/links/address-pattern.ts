import { escapeRegex } from '../platform/validation/escape-regex';

/** An address of the site where people have written it in a text: alone or with the site's name in front, and not as the beginning of another one. */
export const addressPattern = (path: string, publicUrl: string): RegExp =>
  new RegExp(`(^|[\\s("'<\\[=]|${escapeRegex(publicUrl)})${escapeRegex(path)}(?![\\w/-]|\\.\\w)`, 'gim');
