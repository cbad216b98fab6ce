import { setTimeout as wait } from 'node:timers/promises';
import { PROTECTION } from './protection';

/**
 * Answers after a fixed time at the earliest, because the duration of the work would reveal whether an email address is
 * known.
 */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, wait(PROTECTION.sameAnswerMs)]);
  return answer;
}
