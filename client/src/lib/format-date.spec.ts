import { formatDate } from './format-date';

describe('formatDate', () => {
  it('writes the long American form', () => {
    expect(formatDate('2026-11-20T09:00:00.000Z')).toBe('November 20, 2026');
  });

  it('takes the day that it is in Lusaka, two hours ahead of UTC', () => {
    expect(formatDate('2026-11-20T22:30:00.000Z')).toBe('November 21, 2026');
  });

  it.each([null, undefined, '', 'soon'])('says N/A for %p', (time) => {
    expect(formatDate(time)).toBe('N/A');
  });
});
