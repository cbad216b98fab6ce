/**
 * Prefix of a key in the session storage, which the form's name follows. The value is the text that a visitor typed
 * before the page's script had loaded.
 */
export const EARLY_TEXT = 'early:';
