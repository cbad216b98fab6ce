import { type ClockMark, isBelieved, moveMark } from './clock-mark';
import { HOUR_MS } from './durations';

const START = Date.parse('2026-11-22T08:00:00.000Z');
const at = (hours: number) => new Date(START + hours * HOUR_MS);
const FRESH: ClockMark = { confirmed: at(0) };
const YEARS = 3 * 365 * 24;

/** Moves the mark by a correct clock once an hour, for `hours` hours that begin `from` hours after the start. */
function run(mark: ClockMark, from: number, hours: number): ClockMark {
  let moved = mark;
  for (let hour = 1; hour <= hours; hour += 1) moved = moveMark(moved, at(from + hour), HOUR_MS);
  return moved;
}

describe('confirmed time', () => {
  it('follows a running clock and never goes back within a day', () => {
    expect(run(FRESH, 0, 100)).toEqual({ confirmed: at(100) });
    expect(moveMark(run(FRESH, 0, 100), at(90), HOUR_MS)).toEqual({ confirmed: at(100) });
  });

  it('ignores a clock that is years ahead for a minute', () => {
    const jumped = moveMark(moveMark(FRESH, at(YEARS), 0), at(YEARS + 1 / 60), 60_000);
    expect(jumped.confirmed).toEqual(at(0));
    expect(isBelieved(jumped, at(YEARS + 1 / 60))).toBe(false);
    const back = moveMark(jumped, at(1 / 30), 60_000);
    expect(back).toEqual({ confirmed: at(1 / 30) });
    expect(isBelieved(back, at(1))).toBe(true);
  });

  it('follows a jump only after 24 hours of running time', () => {
    const first = moveMark(FRESH, at(YEARS), HOUR_MS);
    const almost = run(first, YEARS, 23);
    expect(isBelieved(almost, at(YEARS + 23))).toBe(false);
    expect(run(almost, YEARS + 23, 1)).toEqual({ confirmed: at(YEARS + 24) });
    expect(moveMark(first, at(YEARS + 23.9), 1_000).doubt?.ranMs).toBe(1_000);
  });

  it('counts running time across nightly shutdowns', () => {
    let mark = moveMark(FRESH, at(72), 0);
    for (let day = 0; day < 3; day += 1) mark = run(moveMark(mark, at(72 + day * 24), 0), 72 + day * 24, 8);
    expect(mark).toEqual({ confirmed: at(72 + 2 * 24 + 8) });
  });

  it('restarts its count after each further jump', () => {
    const almost = run(moveMark(FRESH, at(72), 0), 72, 23);
    expect(moveMark(almost, at(YEARS), HOUR_MS).doubt).toEqual({ saidAt: at(YEARS), ranMs: 0 });
    expect(moveMark(almost, at(90), HOUR_MS).doubt).toEqual({ saidAt: at(90), ranMs: 0 });
  });

  it('follows a late clock after a day and trusts it meanwhile', () => {
    const behind = moveMark({ confirmed: at(YEARS) }, at(0), 0);
    expect(isBelieved(behind, at(0))).toBe(true);
    expect(behind.confirmed).toEqual(at(YEARS));
    expect(run(behind, 0, 24)).toEqual({ confirmed: at(24) });
  });

  it('counts an hour once when two processes run it', () => {
    const first = moveMark(FRESH, at(72), 0);
    const one = moveMark(first, at(73), HOUR_MS);
    expect(moveMark(one, at(73), HOUR_MS).doubt?.ranMs).toBe(HOUR_MS);
  });
});
