import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { concatMap, type Observable } from 'rxjs';
import type { ViewerRequest } from '../auth/access.decorator';
import type { AuditAction } from '../contract/audit';
import { AuditService } from './audit.service';

/** Metadata key: the action that a call leaves in the audit trail. */
export const AUDITED = 'audited';

/** Fields that say something about the call, not about the record. */
const CALL_FIELDS = new Set(['updatedAt', '_id', 'id']);

/** Id of the record that a call was about: in its path, in its answer, or among its fields. */
function subjectOf(request: ViewerRequest, answer: unknown): string {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const { _id } = (answer ?? {}) as { _id?: unknown };
  const candidates = [request.params.id, request.params.filename, _id, body.projectRequestId, body.quoteId];
  return candidates.find((candidate) => typeof candidate === 'string') ?? '';
}

/** Writes the trail of `@Audited` calls before they are answered, so that no answered change is without its entry. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const action = this.reflector.get<AuditAction | undefined>(AUDITED, context.getHandler());
    const request = context.switchToHttp().getRequest<ViewerRequest>();
    const actorId = request.viewer?.user?._id;
    if (!action || !actorId) return next.handle();
    // The rules of the DTO drop unknown names later; here only names of plausible length are kept.
    const fields = Object.keys((request.body ?? {}) as object)
      .filter((field) => !CALL_FIELDS.has(field) && /^[A-Za-z]{1,40}$/.test(field))
      .sort();
    return next.handle().pipe(
      concatMap(async (answer) => {
        await this.audit.record({ actorId, action, subjectId: subjectOf(request, answer), fields });
        return answer;
      }),
    );
  }
}
