/** In texts, `{days}` stands for the promised answer time, such as "1-2 business days". */
const DAYS_WORD = '{days}';

export const WORKING_WEEKS = {
  weekdays: 'Monday to Friday',
  saturdays: 'Monday to Saturday',
  daily: 'Every day',
} as const;

export type WorkingWeek = keyof typeof WORKING_WEEKS;

export interface AnswerTime {
  /** Number of working days, see `workingWeek`. */
  answerDays: number;
  workingWeek: WorkingWeek;
}

/** Name of a working day and the days off in each kind of week. 0 is Sunday. */
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
