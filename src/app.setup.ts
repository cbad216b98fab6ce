import type { NestInterceptor } from '@nestjs/common';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { Response } from 'express';
import express, { type RequestHandler } from 'express';
import { Logger } from 'nestjs-pino';
import { from, lastValueFrom } from 'rxjs';
import { AccessGuard } from './auth/access.guard';
import type { Metrics } from './metrics/metrics';
import { describeApi } from './openapi';
import { AuditInterceptor } from './platform/audit/audit.interceptor';
import { AnswerCache } from './platform/cache/answer-cache';
import { AnswerCacheInterceptor } from './platform/cache/answer-cache.interceptor';
import { COMPRESS_FROM_BYTES, chooseEncoding } from './platform/cache/content-encoding';
import { ENVIRONMENT } from './platform/config/config.module';
import type { Environment } from './platform/config/environment';
import { DatabaseReadiness } from './platform/database/database-readiness';
import { MigrationRunner } from './platform/database/migration-runner';
import type { OpenConnections } from './platform/edge/open-connections';
import { limitServer } from './platform/edge/server-limits';
import { ErrorFilter } from './platform/errors/error.filter';
import { AnswerBodyInterceptor } from './platform/http/answer-body.interceptor';
import { answerFirst, failAsBefore } from './platform/http/answer-first';
import { BodyGuard } from './platform/http/body.guard';
import { CallSteps } from './platform/http/in-order.interceptor';
import { RequestLog } from './platform/http/request-log';
import { refuseHost, takeAbsoluteTarget } from './platform/http/request-target';
import { securityHeaders } from './platform/http/security-headers';
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

/** Creates the Express server. Its paths are case-sensitive, which must be set before Nest adds any route. */
export function createHttpAdapter(): ExpressAdapter {
  const server = express();
  server.enable('case sensitive routing');
  return new WholeSiteAdapter(server);
}

/** Ignores the prefix from Nest, so that Nest, and not Express, also answers unknown URLs outside `/api`. */
class WholeSiteAdapter extends ExpressAdapter {
  override setNotFoundHandler(handler: RequestHandler): unknown {
    return super.setNotFoundHandler(handler);
  }
}

/** Registers all steps between socket and controllers, in order. The adapter of `app` is from `createHttpAdapter()`. */
export function setUpApp(app: NestExpressApplication, metrics?: Metrics): OpenConnections {
  const environment = app.get<Environment>(ENVIRONMENT);
  const migrations = app.get(MigrationRunner);
  const readiness = app.get(DatabaseReadiness);
  const [answers, pages] = [app.get(AnswerCache), app.get(PageCache)];
  app.useLogger(app.get(Logger));
  app.flushLogs();
  app.disable('x-powered-by');
  // Does not parse nested parameters such as `?a[b]=1`, because they would reach database filters as objects.
  app.set('query parser', 'simple');
  app.set('trust proxy', environment.trustedProxies);
  app.setGlobalPrefix('api');
  metrics?.requests.watchBytes({ calls: () => answers.size, pages: () => pages.size });

  answerFirst(app.getHttpServer(), [
    // Turns full URLs in the request line into paths. Must be first, because the steps below read the path.
    takeAbsoluteTarget,
    // Must be early, to count also the requests that the steps below answer.
    ...(metrics ? [metrics.requests.watch] : []),
    // Refuses repeated `Host` headers, because a proxy may read another one. Must be before the caches.
    refuseHost,
    // Answers from the cache before Express runs, because Express takes more time than the cache.
    answers.serve,
    // Lets page requests wait until older data is migrated.
    migrations.handlePage,
    app.get(AnswerPage).handle,
  ]);
  // Closes silent connections and aborts slow request bodies, by listeners that run before the steps above.
  const connections = limitServer(app.getHttpServer(), environment.trustedProxies > 0);

  app.use(
    failAsBefore,
    // Must be before all checks, because newsletter links accept any origin and any body.
    app.get(NewsletterLinksService).handle,
    app.get(PagePostsService).handle,
    // Rewrites the path to the compressed copy of the build before the file is looked up.
    app.get(StaticFilesService).preferCompressed,
    // Adds headers to the answers of all steps below, so that browsers do not run the answers as scripts.
    securityHeaders(environment),
  );
  // Must be before compression and request log, because uploads need neither. Uploads send their own security headers.
  app.use('/uploads', app.get(UploadedFilesService).handle);
  app.use(
    app.get(RequestLog).handle,
    // Compresses the answers of all later steps, also of the module that serves the client's files.
    compressAnswers(),
  );
  app.use('/api', migrations.handle);
  describeApi(app);

  app.useGlobalGuards(
    // Must be first, because this guard needs no database. During a flood of requests, refusals must be cheap.
    app.get(VisitorLimitGuard),
    app.get(AccessGuard),
    // Parses the body after the access check, so that the server does not parse bodies of callers without access.
    new BodyGuard(),
  );
  // Refuses calls while MongoDB does not answer. The embedded database runs in this process and needs no check.
  if (readiness.kind === 'mongodb') app.useGlobalInterceptors(refuseWhileDown(readiness));
  app.get(CallSteps).inOrder = [
    // Refuses visitors who guess too many email addresses. Must be before steps whose answer reveals a right guess.
    app.get(GuessLimitInterceptor),
    // Must be before the interceptors that change answers, so that the cached answer contains their changes.
    app.get(AnswerCacheInterceptor),
    app.get(AnswerBodyInterceptor),
    // Replaces media ids by URLs before the pipe validates the body.
    app.get(MediaIdsInterceptor),
    // Must be last, to record the handler's answer before other interceptors change it.
    app.get(AuditInterceptor),
  ];
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(app.get(ErrorFilter));
  return connections;
}

/** Throws 503 for a call that waits for the database while the database does not answer. */
const refuseWhileDown = (readiness: DatabaseReadiness): NestInterceptor => ({
  intercept: (_context, next) =>
    from(readiness.whileAnswers(lastValueFrom(next.handle(), { defaultValue: undefined }))),
});

function compressAnswers(): RequestHandler {
  const compress = compression({ threshold: COMPRESS_FROM_BYTES });
  return (request, response, next) => {
    // Sends POST answers uncompressed, because they are short or only repeat what the client has sent.
    if (request.method === 'POST') {
      sendBareJson(response);
      return next();
    }
    // Replaces the header by the chosen encoding, because the package `compression` would choose another one.
    request.headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding']);
    return compress(request, response, next);
  };
}

/** Makes `response.json` send the JSON without an ETag, which Express would compute. */
function sendBareJson(response: Response): void {
  response.json = (body: unknown) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
    return response;
  };
}
