/** Pixels of text in a browser where nobody has chosen another size. */
const USUAL_PX = 16;

/** Size of text that the browser is asked for, in times of the usual one: 2 is twice as large. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;

/** A length that grows with the text. @param px at the usual size */
export const withText = (px: number): string => `${px / USUAL_PX}rem`;
