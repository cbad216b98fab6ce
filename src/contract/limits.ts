export * as LIMITS from './limit-values';

/**
 * The shape of an address; its grammar is checked by the server. Visible ASCII only: not every mail server takes more (RFC 6531), and signs that
 * nobody sees or tells apart would make two addresses of what looks like one. A part in quotes is not taken, as no field of a browser takes it: many
 * mail servers do not either, so a mail to it might never arrive (RFC 5321, section 4.1.2). docs/decisions/014-public-forms.md
 */
export const EMAIL_PATTERN = /^[!#-;=?A-~]+@[!#-;=?A-~]+\.[!#-;=?A-~]+$/;

/** There is something to read: text of blanks and of signs that nobody sees counts as empty. */
export const VISIBLE_PATTERN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Signs that turn the direction of what follows. Phones put them around a number of their contacts; a name reads as another by them. */
export const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** An `http(s)` address without name and password, which everybody could read, or a file of ours; anything else could carry script. */
export const IMAGE_PATTERN = /^(https?:\/\/(?![^/?#]*@)[^\s"'<>\\]+|\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** What a picture within a text may be: a file of ours, or one elsewhere that nobody on the way can change. */
export const PICTURE_IN_TEXT = /^(https:\/\/[^\s"'<>\\]+|\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** A file of ours. */
export const UPLOAD_PATTERN = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** One segment of lower-case words and hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What the database names a record by. */
export const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/;

/** Google Analytics measurement id. */
export const ANALYTICS_ID_PATTERN = /^G-[A-Z0-9]{4,20}$/;

/** Lengths to which list screens cut text. */
export const TRUNCATE = { hero: 200, featured: 120, recent: 80, related: 120, adminCard: 120, excerpt: 200 } as const;

/** How many of each a screen shows. */
export const SHOWN = {
  featured: 2,
  recent: 4,
  categories: 4,
  relatedBlogs: 2,
  relatedServices: 2,
  dashboard: 4,
} as const;

/** Rows of one page of a back-office list. */
export const PAGE_SIZE = 10;

/** How long a deleted record stays in the trash, from where it can be brought back. */
export const TRASH_DAYS = 30;

/** How long what a delete has changed elsewhere can be undone with it, and a deleted account keeps its password. */
export const UNDO_MINUTES = 10;
