import { isDatabaseAway } from './database-error';

describe('isDatabaseAway', () => {
  const coded = (code: unknown): Error => Object.assign(new Error('of the driver'), { code });

  it.each(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'])(
    'takes a connection that closed while it was written to (%s) for a database that is away',
    (code) => expect(isDatabaseAway(coded(code))).toBe(true),
  );

  it.each([11000, 'ENOENT', undefined])('takes another failure (%s) for no such thing', (code) =>
    expect(isDatabaseAway(coded(code))).toBe(false),
  );
});
