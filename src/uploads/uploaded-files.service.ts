import { Injectable } from '@nestjs/common';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { notFound } from '../platform/errors/product-error';
import { logAnswered } from '../platform/http/request-log';
import { UploadStorage } from './storage/upload-storage';

const YEAR_SECONDS = 31_536_000;
const DOCUMENT = /\.(pdf|doc|docx)$/;
/** Security policy of uploads. An upload may contain styles, as SVG does, but may not run, load or frame anything. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function setHeaders(response: Response, path: string): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Lets pages of other sites load images, because feed readers and email programs show them.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
  if (DOCUMENT.test(path)) response.setHeader('Content-Disposition', 'attachment');
}

/** True for errors 412 and 416: the file exists, but not in the version or range that the request asks for. */
const isOfFile = (error: { status?: number } | undefined): boolean => error?.status === 412 || error?.status === 416;

/** Serves `/uploads/*`. Names are random and never reused, so files may be cached for a year. */
@Injectable()
export class UploadedFilesService {
  private readonly serve: RequestHandler;

  constructor(
    private readonly storage: UploadStorage,
    private readonly logger: PinoLogger,
  ) {
    const options = { dotfiles: 'ignore', index: false, redirect: false, fallthrough: false, setHeaders };
    this.serve = express.static(storage.servedPath, options);
  }

  /** Serves `/uploads`. Answers 404 for a missing file, 412 for another version, and 416 for a range beyond the end. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    response.on('finish', () => logAnswered(this.logger, request, response, startedAt));
    const serve = (path: string | null) => {
      if (path === null) next(notFound());
      else this.serve(request, response, (error) => next(isOfFile(error) ? error : notFound()));
    };
    if (isRead) this.storage.bring(request.path.slice(1)).then(serve, next);
    else next(notFound());
  };
}
