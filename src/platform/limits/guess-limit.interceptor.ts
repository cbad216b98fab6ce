import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { defer, from, lastValueFrom, type Observable } from 'rxjs';
import { callOf } from '../call-of';
import { KeyedMutex } from '../concurrency/keyed-mutex';
import { LimitStore } from './limit-store';
import { visitorAddress } from './visitor-address';
import { VisitorCalls } from './visitor-limit';

/** Limits guesses of an email address. Beyond the limit, right guesses are refused too and reveal nothing. */
@Injectable()
export class GuessLimitInterceptor implements NestInterceptor {
  private readonly wrong: VisitorCalls;
  /** Runs the guesses of one visitor one after another, so that parallel guesses cannot exceed the limit. */
  private readonly mutex = new KeyedMutex();

  constructor(store: LimitStore) {
    this.wrong = new VisitorCalls(store, 'wrong addresses');
  }

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const isGuess = callOf(context)?.limit === 'wrong addresses' && request.query.email !== undefined;
    if (!isGuess) return next.handle();
    const address = visitorAddress(request);
    return defer(() => from(this.mutex.run(address, () => this.guess(address, next))));
  }

  private async guess(address: string, next: CallHandler<unknown>): Promise<unknown> {
    this.wrong.check(address);
    try {
      const answer = await lastValueFrom(next.handle());
      // Reads the counts again, because other processes may have counted wrong guesses in the meantime.
      await this.wrong.load(address);
      this.wrong.check(address);
      return answer;
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 404) await this.wrong.note(address);
      throw error;
    }
  }
}
