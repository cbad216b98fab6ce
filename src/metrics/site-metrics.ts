import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Gauge, type Registry } from 'prom-client';
import { freeBytes } from '../backup/disk-space';
import { lastBackup } from '../backup/last-backup';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { folderBytes } from '../platform/database/folder-bytes';
import { databaseDown } from '../platform/errors/product-error';
import { RefusedWritesService } from '../platform/errors/refused-writes.service';
import { TrafficReadiness } from '../platform/health/traffic-readiness';
import { MailOutbox } from '../platform/mail/mail-outbox';

async function storeBytes({ db }: Connection, kind: 'embedded' | 'mongodb', dataDir: string): Promise<number> {
  if (kind === 'embedded' || !db) return folderBytes(join(dataDir, 'database'));
  const { storageSize, indexSize } = await db.stats();
  return storageSize + indexSize;
}

/** Adds the metrics of the site. Those from the database are missing while the database does not answer. */
export function addSiteMetrics(app: INestApplication, registry: Registry): void {
  const { dataDir } = app.get<Environment>(ENVIRONMENT);
  const connection = app.get<Connection>(getConnectionToken());
  const [database, outbox] = [app.get(DatabaseReadiness), app.get(MailOutbox)];
  let pending: ReturnType<MailOutbox['statistics']> | undefined;
  /** All gauges of one scrape share one read. */
  const readMails = () => {
    pending ??= outbox.statistics().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  /** @param read resolves to `null`, or throws, if the metric is missing now */
  const gauge = (name: string, help: string, read: () => Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => null);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  const storedGauge = (name: string, help: string, read: () => Promise<number | null>) =>
    gauge(name, help, async () => {
      if (!(await database.answers())) throw databaseDown();
      return database.whileAnswers(read());
    });

  gauge('mosi_ready', '1 while requests should be sent here, as /api/health/ready says.', async () =>
    (await app.get(TrafficReadiness).obstacle()) === null ? 1 : 0,
  );
  gauge(
    'mosi_refused_writes',
    'Calls that this process refused since writes began to fail; 0 while writes succeed.',
    async () => app.get(RefusedWritesService).state?.count ?? 0,
  );
  gauge('mosi_disk_free_bytes', 'Free space on the disk of DATA_DIR.', () => freeBytes(dataDir));
  storedGauge(
    'mosi_mails_waiting',
    'Emails waiting to be sent, including retries.',
    async () => (await readMails()).waiting,
  );
  storedGauge(
    'mosi_mail_oldest_waiting_seconds',
    'Age of the oldest waiting email; 0 if there is none.',
    async () => (await readMails()).oldestSeconds,
  );
  storedGauge('mosi_mails_failed', 'Emails that failed and are not retried.', async () => (await readMails()).failed);
  storedGauge('mosi_store_bytes', 'Size of the database with its indexes.', () =>
    storeBytes(connection, database.kind, dataDir),
  );
  storedGauge(
    'mosi_last_backup_timestamp_seconds',
    'Time of the newest backup made by mosi; missing if there is none.',
    async () => {
      const madeAt = connection.db ? await lastBackup(connection.db) : null;
      return madeAt && madeAt.getTime() / 1_000;
    },
  );
}
