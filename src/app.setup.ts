import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { Logger } from 'nestjs-pino';
import { AccessGuard } from './auth/access.guard';
import type { Metrics } from './metrics/metrics';
import { describeApi } from './openapi';
import { AuditInterceptor } from './platform/audit/audit.interceptor';
import { AnswerCache } from './platform/cache/answer-cache';
import { AnswerCacheInterceptor } from './platform/cache/answer-cache.interceptor';
import { COMPRESS_FROM_BYTES, chooseEncoding } from './platform/cache/content-encoding';
import { ENVIRONMENT } from './platform/config/config.module';
import type { Environment } from './platform/config/environment';
import { DATABASE_KIND } from './platform/database/database-readiness';
import { DatabaseWatchInterceptor } from './platform/database/database-watch.interceptor';
import { MigrationRunner } from './platform/database/migration-runner';
import type { OpenConnections } from './platform/edge/open-connections';
import { limitServer } from './platform/edge/server-limits';
import { ErrorFilter } from './platform/errors/error.filter';
import { answerFirst, failAsBefore } from './platform/http/answer-first';
import { sendBareJson } from './platform/http/bare-json';
import { BodyGuard } from './platform/http/body.guard';
import { InOrderInterceptor } from './platform/http/in-order.interceptor';
import { JsonNullInterceptor } from './platform/http/json-null.interceptor';
import { RequestLog } from './platform/http/request-log';
import { refuseHost, takeAbsoluteTarget } from './platform/http/request-target';
import { securityHeaders } from './platform/http/security-headers';
import { TotalCountInterceptor } from './platform/http/total-count.interceptor';
import { GuessLimitInterceptor } from './platform/limits/guess-limit.interceptor';
import { VisitorLimitGuard } from './platform/limits/visitor-limit';
import { createValidationPipe } from './platform/validation/validation.pipe';
import { AnswerPage } from './site/answer-page';
import { NewsletterLinksService } from './site/newsletter-links.service';
import { PageCache } from './site/page-cache';
import { PagePostsService } from './site/page-posts.service';
import { StaticFilesService } from './site/static-files.service';
import { MediaIdsInterceptor } from './uploads/media-ids.interceptor';
import { UploadedFilesService } from './uploads/uploaded-files.service';

/**
 * Express with exact paths: `/API` is another one than `/api`, since parsers and limits tell calls by their paths. It has to be told
 * before Nest adds anything to it.
 */
export function createHttpAdapter(): ExpressAdapter {
  const server = express();
  server.enable('case sensitive routing');
  return new WholeSiteAdapter(server);
}

/** Answers what is not found outside `/api` by the filter of errors too: Express would send a page of its own. */
class WholeSiteAdapter extends ExpressAdapter {
  override setNotFoundHandler(handler: RequestHandler): unknown {
    return super.setNotFoundHandler(handler);
  }
}

/**
 * Registers everything between the socket and the controllers, in the order in which it runs; tests call it too. Create the application with
 * `createHttpAdapter()` and `bodyParser: false`. Answers who keeps the connections.
 */
export function setUpApp(app: NestExpressApplication, metrics?: Metrics): OpenConnections {
  const environment = app.get<Environment>(ENVIRONMENT);
  const migrations = app.get(MigrationRunner);
  const [answers, pages] = [app.get(AnswerCache), app.get(PageCache)];
  app.useLogger(app.get(Logger));
  app.flushLogs();
  app.disable('x-powered-by');
  // Nested query keys would reach filters as objects.
  app.set('query parser', 'simple');
  app.set('trust proxy', environment.trustedProxies);
  app.setGlobalPrefix('api');
  metrics?.requests.watchBytes({ calls: () => answers.size, pages: () => pages.size });

  answerFirst(app.getHttpServer(), [
    // All that follows reads a path.
    takeAbsoluteTarget,
    // Counts what the others answer, too.
    ...(metrics ? [metrics.requests.watch] : []),
    // A proxy in front might have read another host.
    refuseHost,
    // Express costs more than to send what is in memory: docs/decisions/008-page-and-response-cache.md.
    answers.serve,
    // No page shows what older versions stored.
    migrations.handlePage,
    // Pages, from memory or rendered.
    app.get(AnswerPage).handle,
  ]);
  // Its listeners stand before those steps: it closes connections that say nothing, and cuts bodies that come too slowly.
  const connections = limitServer(app.getHttpServer(), environment.trustedProxies > 0);

  app.use(
    // The filter of errors answers failures of the steps above.
    failAsBefore,
    // Any origin and any body will do for these, so they come before all that checks either.
    app.get(NewsletterLinksService).handle,
    // Forms that browsers post without the script.
    app.get(PagePostsService).handle,
    // Points to the copy that the build compressed, before the path is looked up.
    app.get(StaticFilesService).preferCompressed,
    // Everything below is data that a browser must never run.
    securityHeaders(environment),
  );
  // Uploads send their own headers, compress nothing, and are too many for the log.
  app.use('/uploads', app.get(UploadedFilesService).handle);
  app.use(
    // One line a request.
    app.get(RequestLog).handle,
    // Every answer below is compressed. The client's files follow here: `SiteModule` has them sent by `ServeStaticModule`.
    compressAnswers(),
  );
  // Calls wait for what older versions stored.
  app.use('/api', migrations.handle);
  describeApi(app);

  app.useGlobalGuards(
    // The cheapest refusal first: a flood costs no look into the database.
    app.get(VisitorLimitGuard),
    // Who calls, and whether they may.
    app.get(AccessGuard),
    // A body is parsed only for callers who passed.
    new BodyGuard(),
  );
  app.useGlobalInterceptors(
    new InOrderInterceptor([
      // No call waits for a database that says nothing. The embedded one is in this process.
      ...(app.get(DATABASE_KIND) === 'mongodb' ? [app.get(DatabaseWatchInterceptor)] : []),
      // Counts wrong guesses before anything tells them apart.
      app.get(GuessLimitInterceptor),
      // Caches the answer as it goes out, so it comes before those that change it.
      app.get(AnswerCacheInterceptor),
      // A list becomes the bare array, its total a header.
      app.get(TotalCountInterceptor),
      // Nest would send an empty body for null.
      app.get(JsonNullInterceptor),
      // Makes addresses of the ids of pictures, before the pipe checks them.
      app.get(MediaIdsInterceptor),
      // Innermost: the log has what the handler answered. Files of uploads are received behind it, at their handlers.
      app.get(AuditInterceptor),
    ]),
  );
  // Checks and converts what handlers take.
  app.useGlobalPipes(createValidationPipe());
  // The one place that answers a failed call.
  app.useGlobalFilters(app.get(ErrorFilter));
  return connections;
}

function compressAnswers(): RequestHandler {
  const compress = compression({ threshold: COMPRESS_FROM_BYTES });
  return (request, response, next) => {
    // What a POST answers is short, or echoes what was sent.
    if (request.method === 'POST') {
      sendBareJson(response);
      return next();
    }
    // The package would read the header by rules of its own.
    request.headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding']);
    return compress(request, response, next);
  };
}
