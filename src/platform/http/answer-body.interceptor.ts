import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { CallDefinition } from '../../contract/calls/call';
import type { Pagination } from '../../contract/project';
import { callOf } from '../call-of';
import type { ListPage } from './list-page.query';

/** Header with the number of entries on all pages. Every answer that is a list has it. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

interface PaginatedList {
  pagination: Pagination;
}

export const isList = (call: CallDefinition | undefined): boolean =>
  call?.answer === 'list' || call?.answer === 'paged';

type List = ListPage<unknown> | PaginatedList;

/** Sends a `ListPage` as a bare array, and `null` as JSON, where Nest would send an empty body. */
@Injectable()
export class AnswerBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const call = callOf(context);
    const response = context.switchToHttp().getResponse<Response>();
    if (isList(call)) return next.handle().pipe(map((list) => bareList(list as List, response)));
    if (call?.answer === 'json or null') return next.handle().pipe(map((value) => value ?? jsonNull(response)));
    return next.handle();
  }
}

function bareList(list: List, response: Response): unknown {
  const isPaginated = 'pagination' in list;
  response.setHeader(TOTAL_COUNT_HEADER, String(isPaginated ? list.pagination.total : list.total));
  return isPaginated ? list : list.items;
}

function jsonNull(response: Response): string {
  response.type('application/json');
  return 'null';
}
