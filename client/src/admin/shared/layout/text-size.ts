/** Default text size of browsers, in px. */
const USUAL_PX = 16;

/** Returns the text size as a multiple of the default: 2 is twice as large. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;

/** Converts px to rem, so that a length grows with the text. @param px at the default size */
export const withText = (px: number): string => `${px / USUAL_PX}rem`;
