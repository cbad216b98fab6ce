export * as LIMITS from './limit-values';

/**
 * Shape of an email address; the server checks the grammar. Visible ASCII only: not every mail server accepts more (RFC
 * 6531), and look-alike characters would hide different email addresses. Quoted parts are rejected, as by browsers and
 * many mail servers (RFC 5321, section 4.1.2). docs/decisions/014-public-forms.md
 */
export const EMAIL_PATTERN = /^[!#-;=?A-~]+@[!#-;=?A-~]+\.[!#-;=?A-~]+$/;

/** Matches a visible character. A text of spaces and invisible characters counts as empty. */
export const VISIBLE_PATTERN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Marks of text direction. Phones add them around copied numbers; in a name they could make it read as another. */
export const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** An `http(s)` URL without credentials, which would be public, or an upload; other schemes could run scripts. */
export const IMAGE_PATTERN = /^(https?:\/\/(?![^/?#]*@)[^\s"'<>\\]+|\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** Image within a text: an upload, or an `https` URL, which nobody can change in transit. */
export const PICTURE_IN_TEXT = /^(https:\/\/[^\s"'<>\\]+|\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** Path of an upload. */
export const UPLOAD_PATTERN = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** One segment of lower-case words and hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Id of a record in the database. */
export const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/;

/** Google Analytics measurement id. */
export const ANALYTICS_ID_PATTERN = /^G-[A-Z0-9]{4,20}$/;

/** Lengths to which list screens cut text. */
export const TRUNCATE = { hero: 200, featured: 120, recent: 80, related: 120, adminCard: 120, excerpt: 200 } as const;

/** Numbers of entries that a screen shows. */
export const SHOWN = {
  featured: 2,
  recent: 4,
  categories: 4,
  relatedBlogs: 2,
  relatedServices: 2,
  dashboard: 4,
} as const;

/** Rows per page of a back office list. */
export const PAGE_SIZE = 10;

/** Days that a deleted record stays in the trash. */
export const TRASH_DAYS = 30;

/** Minutes to undo a delete with its effects on other records, and to restore an account with its password. */
export const UNDO_MINUTES = 10;
