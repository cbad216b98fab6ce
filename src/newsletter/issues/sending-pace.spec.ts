import { SendingPace } from './sending-pace';

const CHECK_EVERY_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Returns how many emails the pace allows in `ms` milliseconds, with a check each second. */
function sentIn(ms: number, perHour: number, pace = new SendingPace(0), from = 0): number {
  let sent = 0;
  for (let now = from; now < from + ms; now += CHECK_EVERY_MS) {
    const room = pace.left(perHour, CHECK_EVERY_MS, now);
    pace.note(room);
    sent += room;
  }
  return sent;
}

describe('SendingPace', () => {
  it.each([10, 60, 1_000, 5_000, 18_000])('allows %d emails in an hour, and one at the start', (perHour) => {
    const sent = sentIn(HOUR_MS, perHour);
    // The last check is a second before the end of the hour, so the emails of this second are missing.
    expect(sent).toBeGreaterThanOrEqual((perHour * (HOUR_MS - CHECK_EVERY_MS)) / HOUR_MS - 1);
    expect(sent).toBeLessThanOrEqual(perHour + 1);
  });

  it('spreads emails: a second gets at most its share and one', () => {
    const pace = new SendingPace(0);
    for (let now = 0; now < HOUR_MS; now += CHECK_EVERY_MS) {
      const room = pace.left(9_000, CHECK_EVERY_MS, now);
      expect(room).toBeLessThanOrEqual(4);
      pace.note(room);
    }
  });

  it('saves no allowance while idle or while the machine sleeps', () => {
    const pace = new SendingPace(0);
    expect(pace.left(3_600, CHECK_EVERY_MS, HOUR_MS)).toBe(2);
    pace.note(2);
    expect(pace.left(3_600, CHECK_EVERY_MS, HOUR_MS)).toBe(0);
    expect(pace.left(3_600, CHECK_EVERY_MS, 25 * HOUR_MS)).toBe(2);
  });

  it('applies changed settings at the next check', () => {
    const pace = new SendingPace(0);
    expect(sentIn(HOUR_MS / 60, 60, pace)).toBeLessThanOrEqual(2);
    expect(sentIn(HOUR_MS / 60, 6_000, pace, HOUR_MS / 60)).toBeGreaterThanOrEqual(98);
  });
});
