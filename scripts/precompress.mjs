import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
/** Minimum size of a file that gets compressed copies. */
const MIN_BYTES = 512;

/** Writes a Brotli copy (`.br`) and a gzip copy (`.gz`) beside each text file of the folder, as small as possible. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && TEXT.test(entry.name),
  );
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      if (bytes.length < MIN_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
