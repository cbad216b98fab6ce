import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { AppModule } from '../../src/app.module';
import { createHttpAdapter, setUpApp } from '../../src/app.setup';
import { type Environment, readEnvironment } from '../../src/platform/config/environment';
import { openDatabase } from '../../src/platform/database/open-database';

/** Sign-in of the administrator that a test application starts with. */
export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

export interface TestApp {
  app: NestExpressApplication;
  environment: Environment;
  connection: Connection;
  /** Supertest against the running application. */
  http: ReturnType<typeof request>;
  close(): Promise<void>;
}

/**
 * The real application on a throwaway data folder and database: the embedded one, or its own database on the server
 * that `TEST_MONGODB_URI` names. `variables` are added to the environment.
 */
export async function startTestApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mosi-test-'));
  const environment = readEnvironment({
    PORT: '0',
    DATA_DIR: dataDir,
    MONGODB_URI: process.env.TEST_MONGODB_URI,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // Each test can speak as another visitor through X-Forwarded-For, so that the rate limits do not couple tests.
    TRUST_PROXY: 'true',
    ...variables,
  });
  const database = await openDatabase(environment);
  // Test applications share a database server, never an embedded database; one that is given an address has its database there.
  const dbName =
    database.kind === 'mongodb' && !variables.MONGODB_URI ? `test_${randomBytes(6).toString('hex')}` : undefined;
  // As `main.ts` makes it: a testing module has no HTTP adapter yet when modules choose theirs.
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(environment, database, dbName),
    createHttpAdapter(),
    {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    },
  );
  setUpApp(app);
  await app.listen(0, '127.0.0.1');
  const connection = app.get<Connection>(getConnectionToken());
  return {
    app,
    environment,
    connection,
    http: request(app.getHttpServer()),
    close: async () => {
      if (connection.readyState === 1 && database.kind === 'mongodb') await connection.dropDatabase();
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
