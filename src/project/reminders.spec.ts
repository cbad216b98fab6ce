import { isTimeToRemind, remindersDue } from './reminders';

const SENT = new Date('2026-11-02T10:00:00.000Z');

describe('reminders of a quote', () => {
  it.each([
    ['2026-11-05T05:59:59.999Z', false],
    ['2026-11-05T06:00:00.000Z', true],
    ['2026-11-05T15:59:59.999Z', true],
    ['2026-11-05T16:00:00.000Z', false],
    ['2026-11-05T22:30:00.000Z', false],
  ])('go out from 8 to 18 in Lusaka: %s %s', (time, isTime) => {
    expect(isTimeToRemind(new Date(time))).toBe(isTime);
  });

  it.each([
    ['2026-11-05T09:59:59.999Z', [], []],
    ['2026-11-05T10:00:00.000Z', [], [3]],
    ['2026-11-08T10:00:00.000Z', [3], []],
    ['2026-11-09T10:00:00.000Z', [3], [3, 7]],
    ['2026-11-09T10:00:00.000Z', [], [3, 7]],
    ['2026-12-31T10:00:00.000Z', [3, 7], []],
    ['2026-10-01T10:00:00.000Z', [], []],
  ])('are due at %s, after %j, for %j', (time, told, due) => {
    expect(remindersDue(SENT, told, new Date(time))).toEqual(due);
  });

  it('are never due for a quote that nobody has sent since there are any', () => {
    expect(remindersDue(undefined, [], new Date('2030-01-01'))).toEqual([]);
  });
});
