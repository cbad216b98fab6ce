export * as LIMITS from './limit-values';

/** Only ASCII: look-alike letters could imitate other addresses. See docs/decisions/014-public-forms.md. */
export const EMAIL_PATTERN = /^[!#-;=?A-~]+@[!#-;=?A-~]+\.[!#-;=?A-~]+$/;

/** Matches a visible character. A text without any visible character counts as empty. */
export const VISIBLE_PATTERN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Matches text direction marks. Phones add them to copied numbers. In a name, they could imitate another name. */
export const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Accepts `http(s)` URLs without credentials, and uploads. Other URL schemes could run scripts. */
export const IMAGE_PATTERN = /^(https?:\/\/(?![^/?#]*@)[^\s"'<>\\]+|\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** Accepts images in a text: uploads and `https` URLs. With `http`, others in the network could replace the image. */
export const IMAGE_IN_TEXT = /^(https:\/\/[^\s"'<>\\]+|\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

export const UPLOAD_PATTERN = /^\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Matches the start of a line in a list: `*`, `-` or a number with a full stop, then a space. */
export const BULLET_PATTERN = /^[^\S\n]*(?:[*-]|\d+\.)[^\S\n]+/m;

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/;

export const ANALYTICS_ID_PATTERN = /^G-[A-Z0-9]{4,20}$/;

export const TRUNCATE = { hero: 200, featured: 120, recent: 80, related: 120, adminCard: 120, excerpt: 200 } as const;

export const SHOWN = {
  featured: 2,
  recent: 4,
  categories: 4,
  relatedBlogs: 2,
  relatedServices: 2,
  dashboard: 4,
} as const;

export const PAGE_SIZE = 10;

export const TRASH_DAYS = 30;

/** Minutes in which staff can undo a deletion. Undo also reverses the effects of the deletion on other records. */
export const UNDO_MINUTES = 10;
