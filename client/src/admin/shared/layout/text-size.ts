const USUAL_PX = 16;

export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;

export const withText = (px: number): string => `${px / USUAL_PX}rem`;
