import { daysAfter, lusakaDay } from './lusaka-day';

/** Where a text of the pages says how soon people get an answer, this stands for what the settings promise: "1-2 business days". */
const DAYS_WORD = '{days}';

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The last day by which a request is answered, such as "2026-11-18": so many working days after the one on which it came, in Lusaka. */
export function answerDay(cameAt: string, workingDays: number): string {
  let day = lusakaDay(new Date(cameAt));
  for (let left = workingDays; left > 0; ) {
    day = daysAfter(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** "1-2 business days". */
export const businessDays = (workingDays: number): string =>
  workingDays === 1 ? '1 business day' : `1-${workingDays} business days`;

/** A text with the promised days in their place. */
export const withDays = (text: string, workingDays: number): string =>
  text.replaceAll(DAYS_WORD, businessDays(workingDays));
