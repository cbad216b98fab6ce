/**
 * Begins the storage key of form input that visitors typed before the page's script loaded. The form's name follows.
 */
export const EARLY_TEXT = 'early:';
