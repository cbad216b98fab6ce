import { countFromPage, toFilter, toSort } from './contact-list';

describe('toFilter', () => {
  it('is empty without a search and a status, so that the count is cheap', () => {
    expect(toFilter({})).toEqual({});
    expect(toFilter({ q: '' })).toEqual({});
  });

  it('searches in lower case', () => {
    expect(toFilter({ q: 'ÉCOLE A.B', status: 'new' })).toMatchObject({
      status: 'new',
      searchText: { $regex: 'école a\\.b' },
    });
  });
});

describe('toSort', () => {
  it('shows the newest first unless told otherwise', () => {
    expect(toSort()).toEqual({ createdAt: -1, _id: -1 });
  });

  it.each(['name', 'subject', 'status', 'createdAt'] as const)(
    'ends in the id by %s, so that pages never overlap',
    (sort) => {
      for (const order of ['asc', 'desc'] as const) expect(Object.keys(toSort(sort, order)).pop()).toBe('_id');
    },
  );
});

describe('countFromPage', () => {
  it.each([
    [3, { skip: 0, limit: 10 }, 3],
    [0, { skip: 0, limit: 10 }, 0],
    [3, { skip: 20, limit: 10 }, 23],
    [10, { skip: 0, limit: 10 }, null],
    [0, { skip: 20, limit: 10 }, null],
    [250, null, 250],
  ])('%d rows on the page %j: %j in all', (found, range, total) => {
    expect(countFromPage(found, range)).toBe(total);
  });
});
