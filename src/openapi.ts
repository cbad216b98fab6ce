import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { TOKEN_HEADER } from './contract/auth';
import { describeCalls } from './platform/openapi/describe-calls';

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
  describeCalls(app, document);
  return document;
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
