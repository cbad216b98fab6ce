import timers from 'node:timers/promises';
import { withMinimumDuration } from './minimum-duration';
import { PROTECTION } from './protection';

describe('withMinimumDuration', () => {
  afterEach(() => jest.restoreAllMocks());

  it('answers when both the work and the time have ended', async () => {
    let endWait = (): void => undefined;
    let endWork = (): void => undefined;
    const waited = new Promise<void>((resolve) => {
      endWait = resolve;
    });
    const worked = new Promise<string>((resolve) => {
      endWork = () => resolve('done');
    });
    const wait = jest.spyOn(timers, 'setTimeout').mockReturnValue(waited as never);
    let answer: string | undefined;
    const both = withMinimumDuration(worked).then((value) => {
      answer = value;
    });
    endWork();
    await new Promise(setImmediate);
    expect(answer).toBeUndefined();
    endWait();
    await both;
    expect(answer).toBe('done');
    expect(wait).toHaveBeenCalledWith(PROTECTION.sameAnswerMs);
  });
});
