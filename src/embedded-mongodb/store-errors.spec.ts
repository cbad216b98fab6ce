import { notStored } from './store-errors';

describe('a write that could not be stored', () => {
  it.each(['ENOSPC: no space left on device, write', 'EDQUOT: disk quota exceeded', 'No space left on device'])(
    'reports a full disk when the system says %s',
    (cause) => expect(notStored(cause)).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' }),
  );

  it.each(['EROFS: read-only file system, open', 'ENOENT: no such file or directory', 'EFBIG: file too large, write'])(
    'reports another failure when the system says %s',
    (cause) => expect(notStored(cause)).toMatchObject({ code: 39, message: expect.stringContaining(cause) }),
  );
});
