import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { TOKEN_HEADER } from './contract/auth';
import { type AnswerShapes, describeCalls } from './platform/openapi/describe-calls';

/** The document behind `/api/docs`, made of the controllers and DTOs. */
function createApiDocument(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('mosi')
    .setDescription('The calls of the website and its back office.')
    .setVersion('1.0')
    .addApiKey({ type: 'apiKey', in: 'header', name: TOKEN_HEADER }, TOKEN_HEADER)
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: false });
  describeCalls(app, document, readAnswerShapes());
  return document;
}

/** Shapes of all answers: stored by the build, made now by a server that runs from its source. */
function readAnswerShapes(): AnswerShapes {
  const built = join(__dirname, '../answer-shapes.json');
  const shapes = existsSync(built)
    ? readFileSync(built, 'utf8')
    : execFileSync(process.execPath, ['scripts/answer-shapes.mjs'], { encoding: 'utf8' });
  return JSON.parse(shapes) as AnswerShapes;
}

/** The page of the API's document draws itself with scripts and styles of this origin; everything else stays as for data. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(';');

/** Serves it at `/api/docs` and `/api/docs-json`; made on the first request, so a start does not wait for it. */
export function describeApi(app: NestExpressApplication): void {
  let document: OpenAPIObject | undefined;
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  });
  SwaggerModule.setup(
    'docs',
    app,
    () => {
      document ??= createApiDocument(app);
      return document;
    },
    { useGlobalPrefix: true, jsonDocumentUrl: 'docs-json', yamlDocumentUrl: 'docs-yaml' },
  );
}
