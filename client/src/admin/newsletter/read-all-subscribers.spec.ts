import type { Subscriber } from '@contract/newsletter';
import { listSubscribers } from '@/api/subscribers';
import { readAllSubscribers } from './read-all-subscribers';

jest.mock('@/api/subscribers');
const list = jest.mocked(listSubscribers);

function subscribers(from: number, count: number): Subscriber[] {
  return Array.from({ length: count }, (_, place) => {
    const at = '2026-11-20T08:00:00.000Z';
    return { _id: `${from + place}`, email: `p${from + place}@mail.example`, createdAt: at, updatedAt: at };
  });
}

describe('readAllSubscribers', () => {
  afterEach(() => list.mockReset());

  it('asks for page after page of 100 until all are there', async () => {
    list.mockResolvedValueOnce({ items: subscribers(1, 100), total: 130 });
    list.mockResolvedValueOnce({ items: subscribers(101, 30), total: 130 });
    await expect(readAllSubscribers()).resolves.toHaveLength(130);
    expect(list.mock.calls).toEqual([
      [1, 100],
      [2, 100],
    ]);
  });

  it('holds a subscriber once who moved to the next page meanwhile', async () => {
    list.mockResolvedValueOnce({ items: subscribers(1, 100), total: 101 });
    list.mockResolvedValueOnce({ items: subscribers(100, 2), total: 102 });
    await expect(readAllSubscribers()).resolves.toHaveLength(101);
  });

  it('stops at an empty page whatever the total says', async () => {
    list.mockResolvedValueOnce({ items: [], total: 500 });
    await expect(readAllSubscribers()).resolves.toEqual([]);
  });
});
