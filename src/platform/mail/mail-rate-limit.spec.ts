import { MailRateLimit } from './mail-rate-limit';

function send(pace: MailRateLimit, count: number): void {
  for (let sent = 0; sent < count; sent += 1) pace.note();
}

describe('MailRateLimit', () => {
  it('lets twenty mails out at once, then one every fifth of a second', () => {
    const pace = new MailRateLimit(0);
    send(pace, 19);
    expect(pace.pause(0)).toBe(0);
    send(pace, 1);
    expect(pace.pause(0)).toBe(200);
    expect(pace.pause(120)).toBe(80);
    expect(pace.pause(200)).toBe(0);
    send(pace, 1);
    expect(pace.pause(200)).toBe(200);
  });

  it('saves up no more than one burst', () => {
    const pace = new MailRateLimit(0);
    send(pace, 20);
    expect(pace.pause(3_600_000)).toBe(0);
    send(pace, 20);
    expect(pace.pause(3_600_000)).toBe(200);
  });
});
