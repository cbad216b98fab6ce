import { type CallHandler, type ExecutionContext, HttpStatus, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, concatMap, Observable } from 'rxjs';
import type { AuditAction } from '../../contract/calls/call';
import type { ViewerRequest } from '../access/access.decorator';
import { callOf } from '../call-of';
import { ProductError } from '../errors/product-error';
import { isObjectId } from '../http/object-id';
import { AuditService } from './audit.service';
import { type AuditDetails, type AuditedCall, runAudited } from './audit-details';
import { AuditSubjectsService, idsOf, kindOf, namesIn } from './audit-subjects.service';
import { Deletions } from './deletions';

/** Fields of a body that control the call. They are not fields of the record. */
const CALL_FIELDS = new Set(['updatedAt', '_id', 'id', 'currentPassword']);

function subjectOf(request: ViewerRequest, answer: unknown): string {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const { _id } = (answer ?? {}) as { _id?: unknown };
  const candidates = [
    request.params.id,
    request.params.filename,
    request.params.section,
    _id,
    body.projectRequestId,
    body.quoteId,
    body.contactId,
  ];
  const subject = candidates.find((candidate) => typeof candidate === 'string') ?? '';
  return isObjectId(subject) ? subject.toLowerCase() : subject;
}

/**
 * Writes the audit entry of a successful call before the answer is sent. If a call fails because a colleague has
 * changed or deleted the record, adds the colleague to the error.
 */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly audit: AuditService,
    private readonly subjects: AuditSubjectsService,
    private readonly deletions: Deletions,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const call = callOf(context);
    if (!call || call.who === 'public' || (!call.audited && call.method === 'GET')) return next.handle();
    const action = call.audited?.action as AuditAction | undefined;
    const request = context.switchToHttp().getRequest<ViewerRequest>();
    const actorId = request.viewer?.user?._id;
    if (!actorId) return next.handle();
    // A call without an audit entry, such as saving a draft, only gets the name of who deleted the record in a 404.
    if (!action) return next.handle().pipe(catchError((error) => this.rethrow(error, request)));
    // Reads the names of the records before a deletion, because they cannot be read afterwards.
    const namesBefore = action.endsWith('.delete')
      ? await this.subjects.namesToKeep(action, requestedIds(request))
      : undefined;
    const details: AuditedCall = { actorId, carried: carriedFields(request) };
    const answers = new Observable<unknown>((observer) => runAudited(details, () => next.handle().subscribe(observer)));
    return answers.pipe(
      catchError(async (error: unknown) => {
        throw await this.withReason(error, action, details.subjectId, request).catch(() => error);
      }),
      concatMap(async (answer) => {
        const one = {
          subjectId: details.subjectId ?? subjectOf(request, answer),
          fields: details.fields ?? [...details.carried],
          changes: details.changes ?? [],
        };
        for (const entry of details.each ? groupEqual(details.each) : [one]) {
          const ids = idsOf(entry);
          const subjectName =
            details.subjectName ?? namesIn(namesBefore ?? (await this.subjects.namesToKeep(action, ids)), ids);
          await this.audit.record({ actorId, action, subjectName, ...entry });
        }
        return answer;
      }),
    );
  }

  private async rethrow(error: unknown, request: ViewerRequest): Promise<never> {
    const isGone = error instanceof ProductError && error.getStatus() === HttpStatus.NOT_FOUND;
    throw isGone ? await this.withDeletion(error, subjectOf(request, undefined), request).catch(() => error) : error;
  }

  /**
   * Adds to an error which colleague made the conflicting change. `otherId` is the id that the handler has set by
   * `recordInAuditLog`: the existing record with which a new record conflicts.
   */
  private async withReason(error: unknown, action: AuditAction, otherId: string | undefined, request: ViewerRequest) {
    if (!(error instanceof ProductError)) return error;
    const subjectId = otherId ?? subjectOf(request, undefined);
    if (error.getStatus() === HttpStatus.NOT_FOUND) {
      return action.endsWith('.restore') ? error : this.withDeletion(error, subjectId, request);
    }
    if (error.details.current === undefined) return error;
    const read = (request.body as { updatedAt?: string | null } | undefined)?.updatedAt;
    const readAt = new Date(read === undefined && otherId === undefined ? Number.NaN : (read ?? 0));
    return Number.isNaN(readAt.getTime()) ? error : this.withConflictingEdit(error, action, subjectId, readAt);
  }

  private async withDeletion(error: ProductError, id: string, { method, viewer }: ViewerRequest) {
    const role = viewer?.user?.role;
    if (!role || !isObjectId(id) || method === 'GET' || method === 'DELETE') return error;
    const deleted = await this.deletions.find(id, role);
    return deleted ? new ProductError(error.getStatus(), error.message, { deleted }) : error;
  }

  /** Adds the colleague who made the conflicting edit to the error: the author of the last edit after `readAt`. */
  private async withConflictingEdit(error: ProductError, action: AuditAction, subjectId: string, readAt: Date) {
    const changed = await this.audit.findLastChange(kindOf(action), subjectId, readAt);
    return changed ? new ProductError(error.getStatus(), error.message, { ...error.details, changed }) : error;
  }
}

/** Returns the ids in the call's path or body. They are not validated. */
function requestedIds(request: ViewerRequest): string[] {
  const { ids } = (request.body ?? {}) as { ids?: unknown };
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [subjectOf(request, undefined)];
}

type EachDetails = Required<AuditDetails>['each'][number];

/** Puts records into one entry of the audit log if a bulk call changed them in the same way. */
function groupEqual(each: EachDetails[]): (EachDetails & { subjectIds?: string[] })[] {
  const outcomeOf = ({ fields, changes }: EachDetails) =>
    JSON.stringify([fields, changes.map(({ field, to }) => [field, to])]);
  const groups = new Map<string, EachDetails[]>();
  for (const entry of each) groups.set(outcomeOf(entry), [...(groups.get(outcomeOf(entry)) ?? []), entry]);
  return [...groups.values()].flatMap((all) => {
    const [first, second] = all;
    if (!first || !second) return all;
    // An entry can contain only one old value per field. If the old values of the records differ, the entry names the
    // new value as the old value, too.
    const changes = first.changes.map((change, place) =>
      all.every((other) => other.changes[place]?.from === change.from) ? change : { ...change, from: change.to },
    );
    return { subjectId: '', subjectIds: all.map(({ subjectId }) => subjectId), fields: first.fields, changes };
  });
}

/** Returns the field names of the body. The validation runs later, so names that no field can have are ignored. */
function carriedFields(request: ViewerRequest): string[] {
  return Object.keys((request.body ?? {}) as object)
    .filter((field) => !CALL_FIELDS.has(field) && /^[A-Za-z]{1,40}$/.test(field))
    .sort();
}
