import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import { Logger } from 'nestjs-pino';
import type { Metrics } from './metrics/metrics';
import { describeApi } from './openapi';
import { AnswerCache } from './platform/cache/answer-cache';
import { COMPRESS_FROM_BYTES, chooseEncoding } from './platform/cache/content-encoding';
import { ENVIRONMENT } from './platform/config/config.module';
import type { Environment } from './platform/config/environment';
import { MigrationRunner } from './platform/database/migration-runner';
import type { OpenConnections } from './platform/edge/open-connections';
import { limitServer } from './platform/edge/server-limits';
import { answerFirst, failAsBefore } from './platform/http/answer-first';
import { sendBareJson } from './platform/http/bare-json';
import { BodyGuard } from './platform/http/body.guard';
import { RequestLog } from './platform/http/request-log';
import { refuseHost, takeAbsoluteTarget } from './platform/http/request-target';
import { securityHeaders } from './platform/http/security-headers';
import { createValidationPipe } from './platform/validation/validation.pipe';
import { AnswerPage } from './site/answer-page';
import { NewsletterLinks } from './site/newsletter-links';
import { PageCache } from './site/page-cache';
import { PagePosts } from './site/page-posts';
import { StaticFiles } from './site/static-files';
import { UploadedFiles } from './uploads/uploaded-files';

/**
 * Express with exact paths: `/API` is another one than `/api`, since parsers and limits tell calls by their paths. It has to be told
 * before Nest adds anything to it.
 */
export function createHttpAdapter(): ExpressAdapter {
  const server = express();
  server.enable('case sensitive routing');
  return new ExpressAdapter(server);
}

/** Everything between the socket and the controllers; tests call it too. Create the application with `createHttpAdapter()` and `bodyParser: false`. Answers who keeps the connections. */
export function setUpApp(app: NestExpressApplication, metrics?: Metrics): OpenConnections {
  const environment = app.get<Environment>(ENVIRONMENT);
  app.useLogger(app.get(Logger));
  app.flushLogs();
  app.disable('x-powered-by');
  // Nested query keys would reach filters as objects.
  app.set('query parser', 'simple');
  app.set('trust proxy', environment.trustedProxies);
  app.setGlobalPrefix('api');
  const [answers, pages] = [app.get(AnswerCache), app.get(PageCache)];
  metrics?.requests.watchBytes({ calls: () => answers.size, pages: () => pages.size });
  const migrations = app.get(MigrationRunner);
  answerFirst(app.getHttpServer(), [
    takeAbsoluteTarget,
    ...(metrics ? [metrics.requests.watch] : []),
    refuseHost,
    answers.serve,
    migrations.handlePage,
    app.get(AnswerPage).handle,
  ]);
  const connections = limitServer(app.getHttpServer(), environment.trustedProxies > 0);
  app.use(failAsBefore);
  app.use(app.get(NewsletterLinks).handle, app.get(PagePosts).handle);
  app.use(app.get(StaticFiles).preferCompressed);
  app.use(securityHeaders(environment));
  app.use('/uploads', app.get(UploadedFiles).handle);
  app.use(app.get(RequestLog).handle);
  const compress = compression({ threshold: COMPRESS_FROM_BYTES });
  // What a POST answers is short, or echoes what was sent.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method === 'POST') {
      sendBareJson(response);
      return next();
    }
    // The package would read the header by rules of its own.
    request.headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding']);
    return compress(request, response, next);
  });
  app.use('/api', migrations.handle);
  app.useGlobalGuards(new BodyGuard());
  app.useGlobalPipes(createValidationPipe());
  describeApi(app);
  return connections;
}
