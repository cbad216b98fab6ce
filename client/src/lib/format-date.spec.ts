import { formatClock, formatDate, formatTime } from './format-date';

describe('formatDate', () => {
  it('writes the long American form', () => {
    expect(formatDate('2026-11-20T09:00:00.000Z')).toBe('November 20, 2026');
  });

  it('uses the day in Lusaka, two hours ahead of UTC', () => {
    expect(formatDate('2026-11-20T22:30:00.000Z')).toBe('November 21, 2026');
  });

  it.each([null, undefined, '', 'soon'])('returns N/A for %p', (time) => {
    expect(formatDate(time)).toBe('N/A');
  });
});

describe('formatTime', () => {
  it('adds the time of day in Lusaka, from 00:00 to 23:59', () => {
    expect(formatTime('2026-11-20T12:05:00.000Z')).toBe('November 20, 2026 at 14:05');
    expect(formatTime('2026-11-20T22:00:00.000Z')).toBe('November 21, 2026 at 00:00');
  });
});

describe('formatClock', () => {
  it("writes the time in Lusaka whatever the reader's time zone", () => {
    expect(formatClock(Date.parse('2026-11-20T21:52:59.000Z'))).toBe('23:52');
    expect(formatClock(Date.parse('2026-11-20T22:00:00.000Z'))).toBe('00:00');
  });
});
