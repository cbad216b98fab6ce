import { MailPace, retryDelay } from './mail-pace';

function send(pace: MailPace, count: number): void {
  for (let sent = 0; sent < count; sent += 1) pace.note();
}

describe('MailPace', () => {
  it('sends twenty emails at once, then one each fifth of a second', () => {
    const pace = new MailPace(0);
    send(pace, 19);
    expect(pace.pause(0)).toBe(0);
    send(pace, 1);
    expect(pace.pause(0)).toBe(200);
    expect(pace.pause(120)).toBe(80);
    expect(pace.pause(200)).toBe(0);
    send(pace, 1);
    expect(pace.pause(200)).toBe(200);
  });

  it('saves up at most one burst', () => {
    const pace = new MailPace(0);
    send(pace, 20);
    expect(pace.pause(3_600_000)).toBe(0);
    send(pace, 20);
    expect(pace.pause(3_600_000)).toBe(200);
  });

  it('does not wait longer when the system clock is set back', () => {
    const pace = new MailPace();
    pace.pause();
    send(pace, 20);
    jest.useFakeTimers({ doNotFake: ['performance'], now: 0 });
    expect(pace.pause()).toBeLessThanOrEqual(200);
    jest.useRealTimers();
  });
});

describe('retryDelay', () => {
  it('waits longer after each of five failures and gives up after six', () => {
    const minutes = [1, 2, 3, 4, 5].map((attempts) => Number(retryDelay(attempts)) / 60_000);
    expect(minutes).toEqual([1, 5, 30, 120, 480]);
    expect(retryDelay(6)).toBeNull();
    expect(retryDelay(11)).toBeNull();
  });

  it('does not wait before the first attempt', () => {
    expect(retryDelay(0)).toBe(0);
  });
});
