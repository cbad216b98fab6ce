import { notStored } from './store-errors';

describe('a write that could not be stored', () => {
  it.each(['ENOSPC: no space left on device, write', 'EDQUOT: disk quota exceeded', 'No space left on device'])(
    'is for want of room when the system says %s',
    (cause) => expect(notStored(cause)).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' }),
  );

  it.each(['EROFS: read-only file system, open', 'ENOENT: no such file or directory', 'EFBIG: file too large, write'])(
    'is not when the system says %s',
    (cause) => expect(notStored(cause)).toMatchObject({ code: 39, message: expect.stringContaining(cause) }),
  );
});
