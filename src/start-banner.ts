import { existsSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { NightlyBackupService } from './backup/nightly-backup.service';
import type { Environment } from './platform/config/environment';
import { describeUnknownNames, ENV_FILE_NAMES } from './platform/config/setting-names';
import { DatabaseReadiness } from './platform/database/database-readiness';
import { MigrationRunner } from './platform/database/migration-runner';
import { serverOf } from './platform/mail/mail-transport';
import { describeCreated, FirstAdministratorService } from './users/first-administrator.service';

const MEGABYTE = 1_024 ** 2;
/** Minimum memory. The largest allowed image alone needs 440 MB. */
const NEEDED_MEGABYTES = 512;

/** Warns if this machine or container has so little memory that the system may end the process. */
export function describeMemory(
  bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
): string[] {
  const megabytes = Math.floor(bytes / MEGABYTE);
  if (megabytes >= NEEDED_MEGABYTES) return [];
  return [
    `memory: ${megabytes} MB. Large images need up to ${NEEDED_MEGABYTES} MB. With less, the system may stop the site.`,
  ];
}

const indented = (lines: string[]): string => lines.map((line) => `  ${line}\n`).join('');

/** Returns lines about the new administrator, for a start that fails later. Empty if no administrator was created. */
export function createdLines(app: INestApplication): string {
  const { created } = app.get(FirstAdministratorService);
  return created ? indented(describeCreated(created)) : '';
}

async function warnings(
  app: INestApplication,
  { lacksPublicUrl, publicUrl, dataDir, isDataDirNew }: Environment,
  variables: NodeJS.ProcessEnv,
): Promise<string[]> {
  const inFile = variables[ENV_FILE_NAMES]?.split(' ').filter(Boolean) ?? [];
  return [
    ...(variables.DATA_DIR === '' ? [`DATA_DIR is empty, so the default folder ${dataDir} is used.`] : []),
    // Without `DATA_DIR`, a new folder is normal at the first start, so there is no warning.
    ...(isDataDirNew && variables.DATA_DIR !== undefined
      ? [`the data folder ${dataDir} did not exist and was created. If this site already has data, check DATA_DIR.`]
      : []),
    ...(lacksPublicUrl
      ? [`emails link to ${publicUrl}, which works only on this machine. Set PUBLIC_URL to the public address.`]
      : []),
    ...(await app.get(NightlyBackupService).obstacles()),
    ...describeUnknownNames(inFile),
  ].map((line) => `warning: ${line}`);
}

/** Returns the text to print after a start. Later starts do not print the password of a new administrator again. */
export async function startBanner(
  app: INestApplication,
  environment: Environment,
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { publicUrl, host, port, smtpUrl, backupHour, backupDir, metricsHost, metricsPort } = environment;
  const database = app.get(DatabaseReadiness);
  const created = app.get(FirstAdministratorService).created;
  const answers = await database.answers();
  const isMigrated = !answers || app.get(MigrationRunner).isDone;
  const lines = [
    `mosi is ready at ${publicUrl}`,
    `back office: ${publicUrl}/admin`,
    `version: ${readVersion()} on Node.js ${process.versions.node}`,
    `listens on: ${host}, port ${port}`,
    `data folder: ${environment.dataDir}${environment.isDataDirNew ? ' (new)' : ''}`,
    `database: ${database.kind}${answers ? '' : ', which does not answer yet'}`,
    smtpUrl === undefined
      ? 'email: not sent, written to the outbox (SMTP_URL is not set)'
      : `email: sent through ${serverOf(smtpUrl)} (the log reports problems)`,
    backupHour === null
      ? 'backups: no automatic backups (BACKUP_HOUR is off)'
      : `backups: each day at ${backupHour}:00 in Lusaka, to ${backupDir}`,
    ...(metricsPort === undefined ? [] : [`metrics: http://${metricsHost}:${metricsPort}/metrics`]),
    ...app.get(MigrationRunner).migrated.map((text) => `migrated: ${text}`),
    ...(isMigrated
      ? []
      : [
          'data of an older version is being migrated. Visitors must wait until this is done. The log shows the progress.',
        ]),
    ...describeMemory(),
    ...(await warnings(app, environment, variables)),
    ...(created
      ? [...describeCreated(created), `next step: log in at ${publicUrl}/admin, then open the launch checklist.`]
      : ['to reset a password: npm run reset-password -- EMAIL']),
  ];
  return `\n${indented(lines)}\n`;
}

/** Reads the version from package.json, which is in a parent folder of different depth when built. */
function readVersion(folder = __dirname): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return folder === dirname(folder) ? 'unknown' : readVersion(dirname(folder));
}
