import { setTimeout as wait } from 'node:timers/promises';
import { PROTECTION } from './protection';

/** Answers no sooner than after a fixed time: how long the work takes would tell whether an address is known. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, wait(PROTECTION.sameAnswerMs)]);
  return answer;
}
