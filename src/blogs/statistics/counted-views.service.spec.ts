import { toIncrements } from './counted-views.service';

describe('toIncrements', () => {
  const sums = (views: Record<string, number>) => new Map(Object.entries(views));

  it('adds each view, and sums by host those that name one', () => {
    expect(toIncrements(sums({ '': 3, 'this-site': 2, 'a:example': 1 }), [], 10)).toEqual({
      views: 6,
      'hosts.this-site': 2,
      'hosts.a:example': 1,
    });
  });

  it('names no more hosts than allowed, including those stored already', () => {
    const known = ['a:example', 'other', 'this-site'];
    expect(toIncrements(sums({ 'b:example': 1, 'a:example': 1, 'c:example': 4, other: 1 }), known, 2)).toEqual({
      views: 7,
      'hosts.b:example': 1,
      'hosts.a:example': 1,
      'hosts.other': 5,
    });
  });
});
