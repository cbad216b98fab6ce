import { pagesShown } from './pagination';

describe('the page numbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
    [3, 9, '1 2 3 4 … 9'],
  ])('are on page %d of %d: %s', (page, pages, shown) => {
    expect(
      pagesShown(page, pages)
        .map((entry) => (typeof entry === 'number' ? entry : '…'))
        .join(' '),
    ).toBe(shown);
  });
});
