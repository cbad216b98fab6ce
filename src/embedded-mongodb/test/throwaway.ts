import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded-database';

export interface Throwaway {
  dataDir: string;
  embedded: EmbeddedDatabase;
  client: MongoClient;
  database: Db;
  /** Reported findings of damage. */
  findings: (string | null)[];
  /** Stops the database and keeps its data. */
  stop(): Promise<void>;
  /** Restarts the database with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an embedded database on a temporary folder, with a connected driver. */
export async function startThrowaway(): Promise<Throwaway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mosi-embedded-'));
  const findings: (string | null)[] = [];
  const throwaway = { dataDir, findings } as Throwaway;
  throwaway.restart = async () => {
    throwaway.embedded = await startEmbeddedDatabase({ dataDir, report: ({ finding }) => findings.push(finding) });
    throwaway.client = await MongoClient.connect(throwaway.embedded.uri);
    throwaway.database = throwaway.client.db();
  };
  throwaway.stop = async () => {
    await throwaway.client.close();
    await throwaway.embedded.stop();
  };
  throwaway.close = async () => {
    await throwaway.stop();
    rmSync(dataDir, { recursive: true });
  };
  await throwaway.restart();
  return throwaway;
}
