/** Returns the same day some months earlier, or the last day of a shorter month. */
export function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  const day = before.getUTCDate();
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(day, lastDay));
  return before;
}
