/** Placeholder in texts for the answer time of the settings: "1-2 business days". */
const DAYS_WORD = '{days}';

/** Weeks of which an organisation works so many days, as staff choose them. */
export const WORKING_WEEKS = {
  weekdays: 'Monday to Friday',
  saturdays: 'Monday to Saturday',
  daily: 'Every day',
} as const;

export type WorkingWeek = keyof typeof WORKING_WEEKS;

/** The promise of the settings on an answer. */
export interface AnswerTime {
  /** Days of the working week. */
  answerDays: number;
  workingWeek: WorkingWeek;
}

/** Name of a day in each working week, and its days off: 0 is Sunday. */
export const WORKING_DAYS: Readonly<Record<WorkingWeek, { name: string; off: readonly number[] }>> = {
  weekdays: { name: 'business day', off: [0, 6] },
  saturdays: { name: 'working day', off: [0] },
  daily: { name: 'day', off: [] },
};

/** "1-2 business days". */
export function saidDays({ answerDays, workingWeek }: AnswerTime): string {
  const { name } = WORKING_DAYS[workingWeek];
  return answerDays === 1 ? `1 ${name}` : `1-${answerDays} ${name}s`;
}

/** A text with the promised days in their place. */
export const withDays = (text: string, time: AnswerTime): string => text.replaceAll(DAYS_WORD, saidDays(time));
