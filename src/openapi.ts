import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { TOKEN_HEADER } from './contract/auth';
import { type AnswerShapes, describeCalls } from './platform/openapi/describe-calls';

function createApiDocument(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('mosi')
    .setDescription('The API of the website and its back office.')
    .setVersion('1.0')
    .addApiKey({ type: 'apiKey', in: 'header', name: TOKEN_HEADER }, TOKEN_HEADER)
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: false });
  describeCalls(app, document, readAnswerShapes());
  return document;
}

let shapes: string | undefined;

/** Reads the types of answers from a file of the build. A server that runs from source generates them once instead. */
function readAnswerShapes(): AnswerShapes {
  const built = join(__dirname, '../answer-shapes.json');
  shapes ??= existsSync(built)
    ? readFileSync(built, 'utf8')
    : execFileSync(process.execPath, ['scripts/answer-shapes.mjs'], { encoding: 'utf8' });
  return JSON.parse(shapes) as AnswerShapes;
}

/** Policy of the documentation page, which unlike other API answers runs scripts and styles of this site. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(';');

/** Serves `/api/docs` and `/api/docs-json`. The first request builds the document, so that the start is not delayed. */
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
