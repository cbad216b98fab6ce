import { countFromPage } from './list-page.query';

describe('countFromPage', () => {
  it.each([
    [3, { skip: 0, limit: 10 }, 3],
    [0, { skip: 0, limit: 10 }, 0],
    [3, { skip: 20, limit: 10 }, 23],
    [10, { skip: 0, limit: 10 }, null],
    [0, { skip: 20, limit: 10 }, null],
  ])('counts from %d rows on the page %j: %j', (found, range, total) => {
    expect(countFromPage(found, range)).toBe(total);
  });
});
