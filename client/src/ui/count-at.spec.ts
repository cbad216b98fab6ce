import fc from '../../../test/support/random-cases';
import { countAt } from './count-at';

describe('countAt', () => {
  it('starts at 0 and ends at the target, also outside the range', () => {
    expect([-1, 0, 1, 2].map((share) => countAt(share, 200))).toEqual([0, 0, 200, 200]);
  });

  it('never counts back', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, fc.nat(10_000), (one, other, target) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
        expect(countAt(sooner, target)).toBeLessThanOrEqual(countAt(later, target));
      }),
    );
  });
});
