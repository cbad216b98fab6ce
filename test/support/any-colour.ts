import fc from './random-cases';

/** `#rrggbb`, with those at the edges of what a screen shows among them. */
export const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
