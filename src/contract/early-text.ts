/**
 * Prefix of keys in the browser's session storage. The name of a form follows. The value contains the texts that a
 * visitor typed into the form before the page's script had loaded.
 */
export const EARLY_TEXT = 'early:';
