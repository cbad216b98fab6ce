import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { TOKEN_HEADER } from './contract/auth';

/** The document behind `/api/docs`, made of the controllers and DTOs. */
export function createApiDocument(app: NestExpressApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('mosi')
    .setDescription('The calls of the website and its back office.')
    .setVersion('1.0')
    .addApiKey({ type: 'apiKey', in: 'header', name: TOKEN_HEADER }, TOKEN_HEADER)
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, config);
}

/** Serves it at `/api/docs` and `/api/docs-json`; made on the first request, so a start does not wait for it. */
export function describeApi(app: NestExpressApplication): void {
  let document: OpenAPIObject | undefined;
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
