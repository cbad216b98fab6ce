import type { INestApplication } from '@nestjs/common';
import type { Environment } from './config/environment';
import { DatabaseReadiness } from './database/database-readiness';
import { describeCreated, FirstAdministrator } from './users/first-administrator';

/** The text after a start. A password that was made for the first administrator stands here once and nowhere else. */
export function startBanner(app: INestApplication, environment: Environment): string {
  const lines = [`mosi is ready at ${environment.publicUrl}`, `back office: ${environment.publicUrl}/admin`];
  lines.push(`database: ${app.get(DatabaseReadiness).kind}`);
  const created = app.get(FirstAdministrator).created;
  lines.push(...(created ? describeCreated(created) : ['a lost password: npm run reset-password -- EMAIL']));
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;
}
