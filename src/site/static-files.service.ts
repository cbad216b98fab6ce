import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { NextFunction, Request, Response } from 'express';
import { isIdentityPath } from '../contract/own-files';
import { chooseEncoding } from '../platform/cache/content-encoding';
import { CLIENT_DIR } from './renderer-files';

const ENDINGS = { br: 'br', gzip: 'gz' };
const ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };
const YEAR = 'public, max-age=31536000, immutable';
export const DAY = 'public, max-age=86400';

/** Lists the paths of the built client's files. Omits the two HTML documents, because other code answers their URLs. */
function listFiles(): Set<string> {
  if (!existsSync(CLIENT_DIR)) return new Set();
  const entries = readdirSync(CLIENT_DIR, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.html') && !entry.parentPath.includes('.vite'))
      .map((entry) => `/${relative(CLIENT_DIR, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
      .filter((path) => !isIdentityPath(path)),
  );
}

/** Serves the client's files. Browsers that accept Brotli get the compressed copy. */
@Injectable()
export class StaticFilesService {
  private readonly files = listFiles();

  has(path: string): boolean {
    return this.files.has(path);
  }

  readonly preferCompressed = (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    if (this.files.has(path) && this.files.has(`${path}.br`)) {
      response.vary('Accept-Encoding');
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') request.url = `${path}.${ENDINGS[encoding]}`;
    }
    next();
  };
}

/** Sets headers of a file that is sent. Errors must not get them. */
function setFileHeaders(response: ServerResponse, path: string): void {
  const ending = extname(path);
  const encoding = ENCODINGS[ending];
  if (encoding) {
    (response as Response).type(extname(path.slice(0, -ending.length)));
    response.setHeader('Content-Encoding', encoding);
  }
  response.setHeader('Cache-Control', path.includes(`${sep}assets${sep}`) ? YEAR : DAY);
}

export const STATIC_OPTIONS: ServeStaticModuleOptions = {
  rootPath: CLIENT_DIR,
  // `ServeStaticModule` answers paths that match `renderPath` with `index.html`. This expression matches nothing, so
  // unknown files get a 404. The option `exclude` would also turn other errors into a 404.
  renderPath: /(?!)/,
  serveStaticOptions: { index: false, redirect: false, dotfiles: 'ignore', setHeaders: setFileHeaders },
};
