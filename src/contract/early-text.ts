/**
 * Begins the key under which a browser tab keeps what was typed into a form before the page's script arrived; the form's name follows.
 * The value is JSON: text by field.
 */
export const EARLY_TEXT = 'early:';

/** Begins the key that says since when, in milliseconds since 1970, a form waits to be sent whose button was pressed before the script was there. */
export const EARLY_PRESS = 'pressed:';
