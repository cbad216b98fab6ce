import fc from '../../test/support/random-cases';
import { FocalPointsService } from './focal-points.service';
import type { MediaIndex } from './media-index';

/** Returns the `object-position` in the CSS rule for a focal point. 0 is left or top, and 1 is right or bottom. */
function positionOf(focusX: number, focusY: number): { x: number; y: number } {
  const focalPoints = new Map([['a.jpg', { focusX, focusY }]]);
  const points = new FocalPointsService({ focalPoints } as unknown as MediaIndex);
  const [, x, y] = /object-position:(\d+)% (\d+)%/.exec(points.styleFor('')) ?? [];
  return { x: Number(x) / 100, y: Number(y) / 100 };
}

/**
 * Returns the position of the focal point along one side of a crop that the image fills: 0 at the start of the side, 1
 * at its end, other values outside the crop. Source: CSS Images 3, `object-fit` and `object-position`.
 * @param scale length of the image along this side, in lengths of the crop
 */
const placeIn = (focus: number, position: number, scale: number): number => focus * scale - position * (scale - 1);

const hundredths = fc.integer({ min: 0, max: 100 }).map((part) => part / 100);
/** Width divided by height, from a tall banner to a wide one. */
const proportion = fc.double({ min: 0.2, max: 5, noNaN: true });

describe('a focal point', () => {
  it.each([
    ['a portrait in a landscape cut', 4 / 5, 3 / 2],
    ['a landscape in a portrait cut', 16 / 9, 4 / 5],
    ['a landscape in a square', 3 / 2, 1],
  ])('is shown near the edge if it is there: %s', (_name, image, cut) => {
    const [wide, high] = [Math.max(1, image / cut), Math.max(1, cut / image)];
    for (const focus of [0, 0.05, 0.95, 1]) {
      const { x, y } = positionOf(focus, focus);
      expect(placeIn(focus, x, wide)).toBeCloseTo(focus, 5);
      expect(placeIn(focus, y, high)).toBeCloseTo(focus, 5);
    }
  });

  it('is inside any crop of any image', () => {
    const inside = (focusX: number, focusY: number, image: number, cut: number) => {
      const { x, y } = positionOf(focusX, focusY);
      for (const place of [
        placeIn(focusX, x, Math.max(1, image / cut)),
        placeIn(focusY, y, Math.max(1, cut / image)),
      ]) {
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        expect(place).toBeLessThanOrEqual(1 + 1e-9);
      }
    };
    fc.assert(fc.property(hundredths, hundredths, proportion, proportion, inside));
  });
});
