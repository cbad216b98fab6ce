/**
 * Prefix of the storage key under which a tab saves form input typed before the page's script loads; the form's name
 * follows. The value is JSON: text by field.
 */
export const EARLY_TEXT = 'early:';
