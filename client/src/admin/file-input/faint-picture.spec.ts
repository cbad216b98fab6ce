import { isFaint } from './faint-picture';

const WHITE = [255, 255, 255, 255];
const FOREST = [10, 59, 46, 255];
const NOTHING = [0, 0, 0, 0];
const picture = (...pixels: number[][]) => Uint8ClampedArray.from(pixels.flat());
const times = (count: number, pixel: number[]) => Array.from({ length: count }, () => pixel);

describe('logo', () => {
  it.each([
    ['white on white', picture(...times(9, WHITE), NOTHING), 'light', true],
    ['white on a dark ground', picture(...times(9, WHITE), NOTHING), 'dark', false],
    ['dark on a dark ground', picture(...times(9, FOREST), NOTHING), 'dark', true],
    ['dark letters on a white box', picture(...times(90, WHITE), ...times(10, FOREST)), 'light', false],
    ['pale grey', picture(...times(9, [225, 225, 225, 255])), 'light', true],
    ['yellow', picture(...times(9, [250, 204, 21, 255])), 'light', true],
    ['orange', picture(...times(9, [234, 88, 12, 255])), 'light', false],
  ] as const)('is checked for contrast: %s', (_what, pixels, ground, is) => {
    expect(isFaint(pixels, ground)).toBe(is);
  });
});
