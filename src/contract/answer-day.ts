import { daysAfter, lusakaDay } from './lusaka-day';

/** What is promised to whoever asks. */
const WORKING_DAYS = 2;

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The last day by which a request is answered, such as "2026-11-18": two working days after the one on which it came, in Lusaka. */
export function answerDay(cameAt: string): string {
  let day = lusakaDay(new Date(cameAt));
  for (let left = WORKING_DAYS; left > 0; ) {
    day = daysAfter(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}
