import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTool } from '../../config/run-tool';
import { withDatabase } from '../../database/with-database';
import { OutboxFolder, outboxPath } from './outbox-folder';
import { StoredMails } from './stored-mails';

/** Runs `npm run outbox -- FOLDER`, which writes emails from the outbox in MongoDB to files. Returns the exit code. */
export function writeOutbox(folder: string | undefined): Promise<number> {
  return runTool(async ({ mongodbUri, dataDir }) => {
    if (mongodbUri === undefined) throw new Error(`The emails are already stored as files in ${outboxPath(dataDir)}.`);
    if (!folder) throw new Error('Add the path of the folder: npm run outbox -- FOLDER');
    const target = new OutboxFolder(resolve(folder));
    const { all, written } = await withDatabase(mongodbUri, async (db) => {
      const outbox = new StoredMails(db);
      const entries = await outbox.list();
      let count = 0;
      for (const { name } of entries) {
        const mail = existsSync(join(folder, name)) ? null : await outbox.read(name);
        if (!mail) continue;
        await target.add(name, mail);
        count += 1;
      }
      return { all: entries.length, written: count };
    });
    process.stdout.write(`${written} emails written to ${resolve(folder)}; the outbox holds ${all}.\n`);
  });
}
