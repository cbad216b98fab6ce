const DAY_MS = 86_400_000;
/** Africa/Lusaka, which has no summer time. */
const LUSAKA_MS = 2 * 3_600_000;
/** What is promised to whoever asks. */
const WORKING_DAYS = 2;

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The last day by which a request is answered, such as "2026-11-18": two working days after the one on which it came, in Lusaka. */
export function answerDay(cameAt: string): string {
  let day = Date.parse(cameAt) + LUSAKA_MS;
  for (let left = WORKING_DAYS; left > 0; ) {
    day += DAY_MS;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
