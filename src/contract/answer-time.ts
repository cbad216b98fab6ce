/** In texts, `{days}` is replaced by the promised answer time, such as "1-2 business days". */
const DAYS_WORD = '{days}';

export const WORKING_WEEKS = {
  weekdays: 'Monday to Friday',
  saturdays: 'Monday to Saturday',
  daily: 'Every day',
} as const;

export type WorkingWeek = keyof typeof WORKING_WEEKS;

export interface AnswerTime {
  /** Number of business or working days until the answer. `workingWeek` tells which days count. */
  answerDays: number;
  workingWeek: WorkingWeek;
}

/** For each kind of week, the name of a working day in texts, and the days off as numbers. 0 is Sunday. */
export const WORKING_DAYS: Readonly<Record<WorkingWeek, { name: string; off: readonly number[] }>> = {
  weekdays: { name: 'business day', off: [0, 6] },
  saturdays: { name: 'working day', off: [0] },
  daily: { name: 'day', off: [] },
};

/** Returns the answer time in words, such as "1-2 business days". */
export function saidDays({ answerDays, workingWeek }: AnswerTime): string {
  const { name } = WORKING_DAYS[workingWeek];
  return answerDays === 1 ? `1 ${name}` : `1-${answerDays} ${name}s`;
}

export const withDays = (text: string, time: AnswerTime): string => text.replaceAll(DAYS_WORD, saidDays(time));
