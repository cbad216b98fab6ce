/** Prefix of session storage keys, before a form's name, for texts typed before the page's script had loaded. */
export const EARLY_TEXT = 'early:';
