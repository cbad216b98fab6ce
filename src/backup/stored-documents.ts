import { BackupError } from './archive-format';

const LENGTH_BYTES = 4;
/** An empty document has only its length and the final byte. */
const SHORTEST = 5;
/** MongoDB's limit for documents is 16 MiB. One MiB more allows for overhead. */
const LONGEST = 17 * 1024 * 1024;
const NO_DOCUMENTS = 'A file in the archive does not contain the database documents that it should contain.';

/**
 * Splits BSON into documents, which begin with their length (bsonspec.org). Throws `BackupError` for a wrong length.
 */
export async function* storedDocuments(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= LENGTH_BYTES) {
      const length = rest.readInt32LE(at);
      if (length < SHORTEST || length > LONGEST) throw new BackupError(NO_DOCUMENTS);
      if (rest.length - at < length) break;
      yield rest.subarray(at, at + length);
      at += length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new BackupError(NO_DOCUMENTS);
}
