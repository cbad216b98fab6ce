import { toSort } from './contact-list';

describe('toSort', () => {
  it.each(['name', 'subject', 'status', 'createdAt'] as const)(
    'ends in the id by %s, so that pages never overlap',
    (sort) => {
      for (const order of ['asc', 'desc'] as const) expect(Object.keys(toSort(sort, order)).pop()).toBe('_id');
    },
  );
});
