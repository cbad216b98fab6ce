/**
 * Begins the key under which a browser tab keeps what was typed into a form before the page's script arrived; the form's name follows.
 * The value is JSON: text by field.
 */
export const EARLY_TEXT = 'early:';
