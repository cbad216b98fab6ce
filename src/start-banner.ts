import { totalmem } from 'node:os';
import type { INestApplication } from '@nestjs/common';
import type { Environment } from './platform/config/environment';
import { DatabaseReadiness } from './platform/database/database-readiness';
import { describeCreated, FirstAdministrator } from './users/first-administrator';

const MEGABYTE = 1_024 ** 2;
/** The largest picture that may be uploaded takes the process to 440 MB. */
const NEEDED_MEGABYTES = 512;

/** A line when this machine or container has less memory than the process may come to need: then the system ends it. */
export function describeMemory(
  bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
): string[] {
  const megabytes = Math.floor(bytes / MEGABYTE);
  if (megabytes >= NEEDED_MEGABYTES) return [];
  return [
    `memory: ${megabytes} MB. A large picture may need ${NEEDED_MEGABYTES} MB, and ends the site where they are not there.`,
  ];
}

const indented = (lines: string[]): string => lines.map((line) => `  ${line}\n`).join('');

/** Who was made, for a start that fails after that; empty when nobody was. */
export function createdLines(app: INestApplication): string {
  const { created } = app.get(FirstAdministrator);
  return created ? indented(describeCreated(created)) : '';
}

/** The text after a start. A password that was made for the first administrator stands here once and nowhere else. */
export async function startBanner(app: INestApplication, environment: Environment): Promise<string> {
  const lines = [`mosi is ready at ${environment.publicUrl}`, `back office: ${environment.publicUrl}/admin`];
  const database = app.get(DatabaseReadiness);
  lines.push(`database: ${database.kind}${(await database.answers()) ? '' : ', which does not answer yet'}`);
  lines.push(...describeMemory());
  const created = app.get(FirstAdministrator).created;
  lines.push(...(created ? describeCreated(created) : ['a lost password: npm run reset-password -- EMAIL']));
  return `\n${indented(lines)}\n`;
}
