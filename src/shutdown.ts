import { setTimeout as wait } from 'node:timers/promises';
import { type INestApplication, Logger } from '@nestjs/common';
import type { OpenDatabase } from './platform/database/open-database';
import type { OpenConnections } from './platform/edge/open-connections';
import { TrafficReadiness } from './platform/health/traffic-readiness';

/** Maximum time from the end of the drain to the exit of the process. */
const GRACE_MS = 20_000;
/** Part of `GRACE_MS` for running requests. The rest is for emails being sent and for closing the database. */
const REQUESTS_MS = 13_000;

interface Running {
  app: INestApplication;
  database: OpenDatabase;
  connections: OpenConnections;
  /** Time for proxies to notice that this process takes no more requests. */
  drainMs: number;
}

async function stop({ app, database, connections, drainMs }: Running): Promise<void> {
  app.get(TrafficReadiness).leave();
  await wait(drainMs);
  await connections.end(app.getHttpServer(), REQUESTS_MS);
  await app.close();
  await database.close();
}

/** Stops on SIGTERM or SIGINT. Exits with 1 if the stop failed, otherwise with `process.exitCode` or 0. */
export function stopOnSignal(running: Running): void {
  let isStopping = false;
  const logger = new Logger('Stop');
  const handle = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    const startedAt = performance.now();
    const end = (code: number, text: string): never => {
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      logger.log(`${text} after ${seconds} s, including ${running.drainMs / 1_000} s of DRAIN_SECONDS.`);
      return process.exit(code);
    };
    logger.log(`Stopping on ${signal}.`);
    const deadline = setTimeout(() => end(0, 'Stopped before all requests had ended,'), running.drainMs + GRACE_MS);
    deadline.unref();
    stop(running).then(
      () => end(Number(process.exitCode ?? 0), 'Stopped'),
      (error: Error) => end(1, `The shutdown failed (${error.name})`),
    );
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}
