import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Gauge, type Registry } from 'prom-client';
import { freeBytes } from '../backup/disk-room';
import { lastBackup } from '../backup/last-backup';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { folderBytes } from '../platform/database/folder-bytes';
import { RefusedWritesService } from '../platform/errors/refused-writes.service';
import { TrafficReadiness } from '../platform/health/traffic-readiness';
import { MailOutbox } from '../platform/mail/mail-outbox';

/**
 * Help texts of metrics that are read from the database. The metrics are missing while the database does not answer.
 */
const STORED = {
  mosi_mails_waiting: 'Emails waiting to be sent, including retries.',
  mosi_mail_oldest_waiting_seconds: 'Age of the oldest waiting email; 0 if there is none.',
  mosi_mails_failed: 'Emails that failed and are not retried.',
  mosi_store_bytes: 'Size of the database with its indexes.',
  mosi_last_backup_timestamp_seconds: 'Time of the newest backup made by mosi; missing if there is none.',
};
type Stored = keyof typeof STORED;

async function storeBytes({ db }: Connection, kind: 'embedded' | 'mongodb', dataDir: string): Promise<number> {
  if (kind === 'embedded' || !db) return folderBytes(join(dataDir, 'database'));
  const { storageSize, indexSize } = await db.stats();
  return storageSize + indexSize;
}

export class SiteMetrics {
  private readonly stored: Record<Stored, Gauge>;
  private readonly ready: Gauge;
  private readonly refused: Gauge;
  private readonly free: Gauge;
  private readonly database: DatabaseReadiness;

  constructor(
    private readonly app: INestApplication,
    registry: Registry,
  ) {
    this.database = app.get(DatabaseReadiness);
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
    this.ready = gauge('mosi_ready', '1 while requests should be sent here, as /api/health/ready says.');
    this.refused = gauge(
      'mosi_refused_writes',
      'Calls that this process refused since writes began to fail; 0 while writes succeed.',
    );
    this.free = gauge('mosi_disk_free_bytes', 'Free space on the disk of DATA_DIR.');
    const gauges = Object.entries(STORED).map(([name, help]) => [name, gauge(name, help)]);
    this.stored = Object.fromEntries(gauges) as Record<Stored, Gauge>;
  }

  async refresh(): Promise<void> {
    this.ready.set((await this.app.get(TrafficReadiness).obstacle()) === null ? 1 : 0);
    this.refused.set(this.app.get(RefusedWritesService).state?.count ?? 0);
    const { dataDir } = this.app.get<Environment>(ENVIRONMENT);
    await freeBytes(dataDir).then(
      (bytes) => this.free.set(bytes),
      () => this.free.remove(),
    );
    const values = await this.read().catch((): Partial<Record<Stored, number>> => ({}));
    for (const [name, gauge] of Object.entries(this.stored)) {
      const value = values[name as Stored];
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
  }

  private async read(): Promise<Partial<Record<Stored, number>>> {
    if (!(await this.database.answers())) return {};
    const connection = this.app.get<Connection>(getConnectionToken());
    const { dataDir } = this.app.get<Environment>(ENVIRONMENT);
    const work = Promise.all([
      this.app.get(MailOutbox).figures(),
      storeBytes(connection, this.database.kind, dataDir),
      connection.db ? lastBackup(connection.db) : null,
    ]);
    const [mails, bytes, backup] = await this.database.whileAnswers(work);
    return {
      mosi_mails_waiting: mails.waiting,
      mosi_mail_oldest_waiting_seconds: mails.oldestSeconds,
      mosi_mails_failed: mails.failed,
      mosi_store_bytes: bytes,
      ...(backup && { mosi_last_backup_timestamp_seconds: backup.getTime() / 1_000 }),
    };
  }
}
