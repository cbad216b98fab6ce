import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { OpenDatabase } from './platform/database/open-database';
import type { OpenConnections } from './platform/edge/open-connections';
import { TrafficReadiness } from './platform/health/traffic-readiness';

/** From the end of the drain. */
const GRACE_MS = 20_000;
/** How long of that running requests may take to finish: mails that are under way and the database come after them. */
const REQUESTS_MS = 13_000;

interface Running {
  app: INestApplication;
  database: OpenDatabase;
  connections: OpenConnections;
  /** How long proxies have to notice that no requests should come here. */
  drainMs: number;
}

/** Lets proxies know, lets the running requests finish, then closes mongoose and at last the database itself. */
async function stop({ app, database, connections, drainMs }: Running): Promise<void> {
  app.get(TrafficReadiness).leave();
  await wait(drainMs);
  await connections.end(app.getHttpServer(), REQUESTS_MS);
  await app.close();
  await database.close();
}

/** SIGTERM and SIGINT end the process in order, with code 0; what hangs longer than the grace is cut. */
export function stopOnSignal(running: Running): void {
  let isStopping = false;
  const handle = (): void => {
    if (isStopping) return;
    isStopping = true;
    const deadline = setTimeout(() => process.exit(0), running.drainMs + GRACE_MS);
    deadline.unref();
    stop(running).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}
