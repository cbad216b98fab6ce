import {
  isBlank,
  NEW_LINE,
  type TypedLine,
  withLineAfter,
  withLineMoved,
  withLinesAfter,
  withoutLine,
} from './line-list';

const line = (text: string): TypedLine => ({ text, quantity: '1', unitPrice: '10' });
const [a, b, c] = [line('a'), line('b'), line('c')];

describe('the lines of a quotation', () => {
  it('get a new one below the one that is written', () => {
    expect(withLineAfter([a, b], 0)).toEqual([a, NEW_LINE, b]);
    expect(withLineAfter([], -1)).toEqual([NEW_LINE]);
  });

  it('get no second blank one', () => {
    expect(withLineAfter([a, NEW_LINE, b], 0)).toEqual([a, NEW_LINE, b]);
  });

  it('take several in, in the place of a blank one', () => {
    expect(withLinesAfter([a, NEW_LINE], 1, [b, c])).toEqual([a, b, c]);
    expect(withLinesAfter([a, c], 0, [b])).toEqual([a, b, c]);
  });

  it('change places with their neighbours, but not past the ends', () => {
    expect(withLineMoved([a, b, c], 1, -1)).toEqual([b, a, c]);
    expect(withLineMoved([a, b, c], 1, 1)).toEqual([a, c, b]);
    expect(withLineMoved([a, b], 0, -1)).toEqual([a, b]);
    expect(withLineMoved([a, b], 1, 1)).toEqual([a, b]);
  });

  it('go one by one', () => {
    expect(withoutLine([a, b, c], 1)).toEqual([a, c]);
  });

  it('are blank until something is written, a quantity of one being the beginning of each', () => {
    expect(isBlank(NEW_LINE)).toBe(true);
    expect(isBlank({ ...NEW_LINE, quantity: '2' })).toBe(false);
    expect(isBlank({ ...NEW_LINE, unitPrice: '0' })).toBe(false);
  });
});
