import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { ServeStaticModuleOptions } from '@nestjs/serve-static';
import type { NextFunction, Request, Response } from 'express';
import { isIdentityPath } from '../contract/own-files';
import { chooseEncoding } from '../platform/cache/content-encoding';
import { CLIENT_DIR } from './renderer-files';

/** Types of the files that the build compresses; all others are found by their ending. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};
const ENDINGS = { br: 'br', gzip: 'gz' };
const ENCODINGS: Record<string, string> = { br: 'br', gz: 'gzip' };
const YEAR = 'public, max-age=31536000, immutable';
export const DAY = 'public, max-age=86400';

/** Paths of the built client's files, without the two documents: those are written per address. */
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

/** Knows the client's files (icons are made anew from the owner's), and sends the copy that the build compressed where the browser takes it. */
@Injectable()
export class StaticFilesService {
  private readonly files = listFiles();

  has(path: string): boolean {
    return this.files.has(path);
  }

  /** Points a request at the compressed copy; the static handler behind it does the rest. */
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

function setFileHeaders(response: ServerResponse, path: string): void {
  const [, ending = '', compression = ''] = /\.([a-z0-9]+)(?:\.(br|gz))?$/.exec(path) ?? [];
  const [type, encoding] = [TYPES[ending], ENCODINGS[compression]];
  if (type && encoding) {
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Encoding', encoding);
  }
  response.setHeader('Cache-Control', path.includes(`${sep}assets${sep}`) ? YEAR : DAY);
}

/** The built client's files. Documents are rendered, so nothing falls back to an index file. */
export const STATIC_OPTIONS: ServeStaticModuleOptions = {
  rootPath: CLIENT_DIR,
  // Nothing is excluded: the module makes a 404 of every error below an excluded path, whatever its status was.
  // Matches no path: an unknown file is a 404, not the start page.
  renderPath: /(?!)/,
  serveStaticOptions: { index: false, redirect: false, dotfiles: 'ignore', setHeaders: setFileHeaders },
};
