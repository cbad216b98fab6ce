import { Error as MongooseErrors, mongo } from 'mongoose';
import { stdSerializers } from 'pino';
import { toLoggedError } from './logged-error';

const logged = (error: Error) => toLoggedError(stdSerializers.err(error));
const { MongoServerError } = mongo;
const EMAIL = 'bwalya@school.example';

describe('toLoggedError', () => {
  it('keeps the details of our own bugs', () => {
    const error = logged(new TypeError('x is not a function'));
    expect(error).toEqual({ type: 'TypeError', message: 'x is not a function', stack: expect.any(String) });
    expect(error.stack).toContain('logged-error.spec');
    expect(error.stack).not.toContain('x is not a function');
  });

  it.each([
    [
      'the driver',
      new MongoServerError({ message: `dup key: { email: "${EMAIL}" }`, code: 11000, keyValue: { EMAIL } }),
    ],
    ['mongoose', new MongooseErrors.CastError('Date', EMAIL, 'createdAt')],
    ['an error that wraps a driver error', new Error('failed', { cause: new MongoServerError({ message: EMAIL }) })],
  ])('repeats no value that %s quotes', (_, error) => {
    expect(JSON.stringify(logged(error))).not.toContain(EMAIL);
  });

  it('includes the error code', () => {
    expect(logged(new MongoServerError({ message: 'dup key', code: 11000 }))).toMatchObject({
      type: 'MongoServerError',
      code: 11000,
    });
  });

  it('drops all other properties of an error', () => {
    expect(JSON.stringify(logged(Object.assign(new Error('odd'), { response: EMAIL })))).not.toContain(EMAIL);
  });
});
