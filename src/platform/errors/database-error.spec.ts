import { MESSAGES } from '../../contract/errors';
import { isDatabaseDown, isStorageFull, refusedWrite } from './database-error';
import { toProductError } from './error.filter';

describe('isDatabaseDown', () => {
  const coded = (code: unknown): Error => Object.assign(new Error('of the driver'), { code });

  it.each(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'])(
    'treats a connection closed during a write (%s) as away',
    (code) => expect(isDatabaseDown(coded(code))).toBe(true),
  );

  it.each([11000, 'ENOENT', undefined])('does not treat another failure (%s) as away', (code) =>
    expect(isDatabaseDown(coded(code))).toBe(false),
  );
});

describe('a refused write', () => {
  const refused = (code: number, cause: string): Error =>
    Object.assign(new Error(`The write could not be stored (${cause}).`), { code });

  it.each([
    [14031, 'ENOSPC: no space left on device, write', MESSAGES.diskFull],
    [39, 'EROFS: read-only file system, open', MESSAGES.notStored],
  ])('names its cause, a full disk only for that: %s', (code, cause, message) => {
    const error = refused(code, cause);
    expect(refusedWrite(error)).toBe(cause);
    expect(toProductError(error).message).toBe(message);
  });

  it.each([
    [14031, 'ENOSPC: no space left on device, write', true],
    [39, 'EFBIG: file too large, write', true],
    [39, 'EROFS: read-only file system, open', false],
  ])('lacks space that a deletion may free: %s, %s: %s', (code, cause, lacks) => {
    expect(isStorageFull(refused(code, cause))).toBe(lacks);
  });

  it('is no other error', () => {
    expect(refusedWrite(Object.assign(new Error('E11000'), { code: 11000 }))).toBeNull();
    expect(refusedWrite(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toBeNull();
  });
});
