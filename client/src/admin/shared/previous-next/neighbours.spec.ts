import { findNeighbours } from './neighbours';

const listOf = (count: number) => {
  const all = Array.from({ length: count }, (_, at) => ({ _id: `r${at + 1}` }));
  const asked: number[] = [];
  const readPage = async (page: number, limit: number) => {
    asked.push(page);
    return { items: all.slice((page - 1) * limit, page * limit), total: count };
  };
  return { asked, readPage };
};

describe('neighbours of a record', () => {
  it('are the previous and next record', async () => {
    const { readPage } = listOf(9);
    expect(await findNeighbours('r3', readPage)).toEqual({ place: 3, total: 9, previous: 'r2', next: 'r4' });
    expect(await findNeighbours('r1', readPage)).toMatchObject({ previous: null, next: 'r2' });
    expect(await findNeighbours('r9', readPage)).toMatchObject({ previous: 'r8', next: null });
  });

  it('are found across pages without reading further', async () => {
    const { asked, readPage } = listOf(250);
    expect(await findNeighbours('r100', readPage)).toMatchObject({ place: 100, next: 'r101' });
    expect(asked).toEqual([1, 2]);
    expect(await findNeighbours('r250', readPage)).toMatchObject({ place: 250, next: null });
  });

  it('are missing outside the list', async () => {
    expect(await findNeighbours('x', listOf(120).readPage)).toBeNull();
    expect(await findNeighbours('x', listOf(0).readPage)).toBeNull();
  });
});
