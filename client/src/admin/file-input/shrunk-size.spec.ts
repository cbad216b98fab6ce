import { shrunkSize } from './shrunk-size';

describe('shrunkSize', () => {
  it('reduces a wide photo to 2,000 px with equal proportions', () => {
    expect(shrunkSize({ width: 4000, height: 3000 })).toEqual({ width: 2000, height: 1500 });
  });

  it('never enlarges', () => {
    expect(shrunkSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  });

  it('leaves an image at the limit unchanged', () => {
    expect(shrunkSize({ width: 2000, height: 5000 })).toEqual({ width: 2000, height: 5000 });
  });

  it('rounds to whole pixels', () => {
    expect(shrunkSize({ width: 3001, height: 1000 })).toEqual({ width: 2000, height: 666 });
  });

  it('keeps at least one pixel of height', () => {
    expect(shrunkSize({ width: 100_000, height: 3 })).toEqual({ width: 2000, height: 1 });
  });
});
