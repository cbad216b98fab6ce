import { toMailRefused } from './mail-refused';

describe('toMailRefused', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, 'The mail server refused the email (550).', true],
    [{ code: 'EENVELOPE', responseCode: 451 }, 'The mail server refused the email (451).', false],
    [{ code: 'EAUTH', responseCode: 535 }, 'The mail server refused the user name or password in SMTP_URL.', false],
    [{ code: 'EABORT' }, 'The mail server did not answer in time.', false],
    [{ code: 'ETIMEDOUT' }, 'The mail server did not answer in time.', false],
    [{ code: 'EDNS' }, 'The mail server could not be reached.', false],
    [{ code: 'ETLS' }, 'No secure connection to the mail server could be made.', false],
    [{ code: 'ENOSPC' }, 'The email could not be sent.', false],
  ])('describes %j as: %s', (failure, reason, isFinal) => {
    const refused = toMailRefused(Object.assign(new Error('550 chanda@example.com is not here'), failure));
    expect(refused).toMatchObject({ reason, isFinal });
    expect(refused.getStatus()).toBe(502);
  });

  it('repeats no text of the server or the email', () => {
    const refused = toMailRefused(
      Object.assign(new Error('no chanda@example.com'), { code: 'EENVELOPE', responseCode: 550 }),
    );
    expect(`${refused.reason} ${refused.message} ${refused.stack}`).not.toContain('chanda');
  });
});
