import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Metrics } from './metrics/metrics';
import { type Environment, readEnvironment } from './platform/config/environment';
import { openDatabase } from './platform/database/open-database';
import { describeStartFailure, startExitCode } from './start-failure';

async function startMetrics(
  app: NestExpressApplication,
  { metricsPort, metricsHost }: Environment,
): Promise<Metrics | undefined> {
  if (metricsPort === undefined) return undefined;
  const { Metrics } = await import('./metrics/metrics.js');
  const metrics = new Metrics(app);
  await metrics.listen(metricsPort, metricsHost);
  return metrics;
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  // Loads the application's code while the database opens, because opening may wait for another process.
  const [
    database,
    { NestFactory },
    { AppModule },
    { createHttpAdapter, setUpApp },
    { stopOnSignal },
    { createdLines, startBanner },
    { MailDelivery },
  ] = await Promise.all([
    openDatabase(environment),
    import('@nestjs/core'),
    import('./app.module.js'),
    import('./app.setup.js'),
    import('./shutdown.js'),
    import('./start-banner.js'),
    import('./platform/mail/mail-delivery.js'),
  ]);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(environment, database),
    createHttpAdapter(),
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  const metrics = await startMetrics(app, environment);
  const connections = setUpApp(app, metrics);
  stopOnSignal({ app, database, connections, drainMs: environment.drainMs });
  try {
    await app.listen(environment.port, environment.host);
  } catch (error) {
    // The start has failed. Prints the password of a new first administrator anyway, because no later start shows it.
    process.stdout.write(createdLines(app));
    throw error;
  }
  process.stdout.write(await startBanner(app, environment, process.env));
  void app.get(MailDelivery).logDelivery();
}

start().catch((error: unknown) => {
  process.stderr.write(`mosi cannot start: ${describeStartFailure(error)}\n`);
  process.exit(startExitCode(error));
});
