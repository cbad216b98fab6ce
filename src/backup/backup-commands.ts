import { runTool } from '../platform/config/run-tool';
import type { Manifest } from './archive-format';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const NO_SNAPSHOT =
  'Warning: this MongoDB server is not a replica set. Its collections were read one after the other, so changes made  ' +
  'during the backup may be incomplete. Stop the site during the backup, or run MongoDB as a replica set with one member.';

function summary({ documents, files, createdAt }: Manifest): string {
  const count = Object.values(documents).reduce((sum, each) => sum + each, 0);
  const inFolder = (folder: string): number =>
    Object.keys(files).filter((name) => name.startsWith(`${folder}/`)).length;
  return `${count} records, ${inFolder('uploads')} uploads, ${inFolder('outbox')} emails, as of ${createdAt}`;
}

export function backUp(file: string | undefined): Promise<number> {
  return runTool(async (environment) => {
    const made = await makeBackup(environment, file);
    process.stdout.write(`Backup written to ${made.file}: ${summary(made.manifest)}.\n`);
    if (!made.manifest.isConsistent) process.stderr.write(`${NO_SNAPSHOT}\n`);
  });
}

export function restore(file: string | undefined): Promise<number> {
  return runTool(async (environment) => {
    if (!file) throw new Error('Add the name of the backup file: npm run restore -- FILE');
    const { manifest, erasedSince } = await restoreBackup(environment, file);
    process.stdout.write(`Restored ${summary(manifest)}. Start mosi as usual. Everyone must log in again.\n`);
    process.stdout.write(
      'At the first start, mosi puts unsent emails on hold. Review these emails in the back office.\n',
    );
    if (erasedSince > 0)
      process.stdout.write(
        `At the next start, mosi erases again the data of people who were erased after the backup. Number of people: ${erasedSince}.\n`,
      );
  });
}
