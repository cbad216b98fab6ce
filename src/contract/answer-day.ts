import { type AnswerTime, WORKING_DAYS } from './answer-time';
import { daysAfter, lusakaDay } from './lusaka-day';

/** Returns the last day for answering a request that arrived at `cameAt`, such as "2026-11-18". Days are in Lusaka. */
export function answerDay(cameAt: string, { answerDays, workingWeek }: AnswerTime): string {
  let day = lusakaDay(new Date(cameAt));
  for (let left = answerDays; left > 0; ) {
    day = daysAfter(day, 1);
    if (!WORKING_DAYS[workingWeek].off.includes(new Date(day).getUTCDay())) left -= 1;
  }
  return day;
}
