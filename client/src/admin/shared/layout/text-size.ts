/** Pixels of text in a browser where nobody has chosen another size. */
const USUAL_PX = 16;

/** How many times the usual size the browser gives text; 2 for who has asked it for text twice as large. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;

/** A length that grows with the text. @param px at the usual size */
export const withText = (px: number): string => `${px / USUAL_PX}rem`;
