import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { OpenDatabase } from './platform/database/open-database';

/** How long running requests may take to finish. */
const GRACE_MS = 20_000;
const IDLE_CHECK_MS = 50;

/** A caller that goes on asking over an open connection would keep it open to the end of the grace. */
function endConnections(server: Server): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
}

/** Stops taking requests, lets the running ones finish, then closes mongoose and at last the database itself. */
async function stop(app: INestApplication, database: OpenDatabase): Promise<void> {
  endConnections(app.getHttpServer());
  await app.close();
  await database.close();
}

/** SIGTERM and SIGINT end the process in order, with code 0; what hangs longer than the grace is cut. */
export function stopOnSignal(app: INestApplication, database: OpenDatabase): void {
  let isStopping = false;
  const handle = (): void => {
    if (isStopping) return;
    isStopping = true;
    const deadline = setTimeout(() => process.exit(0), GRACE_MS);
    deadline.unref();
    stop(app, database).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}
