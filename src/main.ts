import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import { setUpApp } from './app.setup';
import { readEnvironment } from './config/environment';
import { openDatabase } from './database/open-database';
import { stopOnSignal } from './shutdown';
import { startBanner } from './start-banner';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const database = await openDatabase(environment);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(environment, database), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  setUpApp(app);
  stopOnSignal(app, database);
  await app.listen(environment.port, environment.host);
  process.stdout.write(startBanner(app, environment));
}

start().catch((error: unknown) => {
  // One line: known reasons (settings, data folder in use, port taken) say all there is to say.
  process.stderr.write(`mosi cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
