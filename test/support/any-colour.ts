import fc from './random-cases';

/** Generates any colour as `#rrggbb`. */
export const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
