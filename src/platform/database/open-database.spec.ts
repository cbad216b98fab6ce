import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../config/environment';
import { joinDatabase, openDatabase, openDatabaseIn } from './open-database';

const environmentWith = (uri: string) =>
  readEnvironment({ MONGODB_URI: uri, JWT_SECRET: 'a secret of more than 32 characters in all', DATA_DIR: tmpdir() });

describe('MONGODB_URI', () => {
  it.each(['mongodb://', 'mongodb://host/?noSuchOption=1', 'mongodb+srv://one,two/site'])(
    'is refused without its value when it can never work: %s',
    async (uri) => {
      const opening = openDatabase(environmentWith(uri));
      await expect(opening).rejects.toThrow('MONGODB_URI must be an address that the MongoDB driver understands.');
    },
  );

  it.each(['mongodb://one:27017,two:27017/site?replicaSet=rs0', 'mongodb+srv://cluster.example.com/site'])(
    'is not contacted at the start: %s',
    async (uri) => {
      expect(await openDatabase(environmentWith(uri))).toMatchObject({ kind: 'mongodb', uri });
    },
  );
});

describe('the embedded database of a folder', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mosi-open-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('is refused to tools after known damage, but open to the site', async () => {
    const open = () => openDatabaseIn(dataDir);
    await (await open()).close();
    writeFileSync(join(dataDir, 'database', 'state.json'), '{"isRunning":false,"finding":"a record is missing"}');
    await expect(joinDatabase(readEnvironment({ DATA_DIR: dataDir }))).rejects.toThrow(
      /is damaged \(a record is missing\): move the folder away, and restore the last good backup/,
    );
    await (await open()).close();
  });
});
