// `--require`d by a site's process: moves its clock CLOCK_AHEAD_MS ahead, and runs jobs of every ten minutes each
// second.
const AHEAD_MS = Number(process.env.CLOCK_AHEAD_MS);
const TEN_MINUTES_MS = 600_000;
const SECOND_MS = 1_000;
const TrueDate = Date;

class MovedDate extends TrueDate {
  constructor(...parts) {
    if (parts.length === 0) super(TrueDate.now() + AHEAD_MS);
    else super(...parts);
  }

  static now() {
    return TrueDate.now() + AHEAD_MS;
  }
}
// Some code checks the name of the class.
Object.defineProperty(MovedDate, 'name', { value: 'Date' });
globalThis.Date = MovedDate;

for (const name of ['setTimeout', 'setInterval']) {
  const begin = globalThis[name];
  globalThis[name] = (work, ms, ...rest) => begin(work, ms === TEN_MINUTES_MS ? SECOND_MS : ms, ...rest);
}
