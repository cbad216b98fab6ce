import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { defaultsOf } from '../../contract/fields';
import { PAGE_SIZE } from '../../contract/limits';
import {
  PROJECT_FIELDS,
  type ProjectRequestAccepted,
  type ProjectRequestWithThread,
  SERVICE_ASK,
} from '../../contract/project';
import type { ProjectRequestList, RequestStatistics } from '../../contract/work-list';
import { STEP_TEXTS } from '../../contract/work-steps';
import { recordInAuditLog } from '../../platform/audit/audit-details';
import { AuditSubjectsService, subjectsOf } from '../../platform/audit/audit-subjects.service';
import { refuseStale } from '../../platform/database/save-edit';
import { newConsent } from '../../platform/database/stored-consent';
import { conflict, invalid } from '../../platform/errors/product-error';
import { findPage } from '../../platform/http/find-page';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { insertOnce } from '../../platform/idempotency/insert-once';
import { toPendingMail } from '../../platform/mail/pending-mails';
import { ServicesService } from '../../services/services.service';
import { SettingsService } from '../../settings/settings.service';
import { WebsiteService } from '../../website/website.service';
import { RequestMailsService } from '../mails/request-mails.service';
import type {
  CreateProjectRequestDto,
  ListProjectRequestsQuery,
  RequestStatisticsQuery,
  StepsDto,
  UpdateProjectRequestDto,
} from '../request.dto';
import { auditDetailsOf } from '../rules/audit-details-of';
import { setRequestStatus } from '../rules/request-and-quote';
import { REQUEST_MAILS } from '../rules/request-change';
import { refuseWhileMailed, toStaffNote } from '../rules/staff-change';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { withThread } from '../schemas/thread.schema';
import { COUNTED_FIELDS, statisticsOf } from '../statistics/request-statistics';
import { lateBefore } from '../statistics/waiting-requests.service';
import { WORKED_FIELDS, type WorkStatistics, workStatisticsOf } from '../statistics/work-statistics';
import { ROW_FIELDS, toFilter, toOrder, toRequestRow } from './request-list';
import { StoredRequestsService } from './stored-requests.service';

@Injectable()
export class RequestsService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly services: ServicesService,
    private readonly idempotency: IdempotencyService,
    private readonly stored: StoredRequestsService,
    private readonly mails: RequestMailsService,
    private readonly settings: SettingsService,
    private readonly website: WebsiteService,
    subjects: AuditSubjectsService,
  ) {
    const find = subjectsOf(requests, ({ _id, serviceTitle, name }) => ({
      name: `${serviceTitle} (${name})`,
      path: `/admin/quotes?request=${_id.toHexString()}`,
    }));
    subjects.register('project', find);
    subjects.register('quotes', find);
  }

  /** Stores a visitor's request and emails owner and client. The call succeeds even if an email fails. */
  create(input: CreateProjectRequestDto, key: string | undefined): Promise<ProjectRequestAccepted> {
    return this.idempotency.once('POST /project', key, input, async (recordId) => {
      const { submitted } = (await this.website.read()).requestForm;
      await insertOnce(this.requests, recordId, await this.toFields(input));
      this.mails.wake();
      const requestId = recordId.toHexString();
      return { success: true, message: submitted, msg: submitted, requestId };
    });
  }

  /** Lists requests, newest first. A page has ten rows by default. */
  async list(query: ListProjectRequestsQuery): Promise<ProjectRequestList> {
    const now = new Date();
    const page = query.page ?? 1;
    const limit = query.limit ?? PAGE_SIZE;
    const filter = toFilter(query, now);
    const order = toOrder(query.sort, query.order);
    const { rows, total } = await findPage(this.requests, { page, limit }, { filter, order, select: ROW_FIELDS });
    const lateFrom = await this.lateFrom(now);
    return {
      projectRequests: rows.map((row) => toRequestRow(row, now, lateFrom)),
      pagination: { total, page, limit, pages: Math.ceil(total / limit) },
    };
  }

  async statistics(query: RequestStatisticsQuery): Promise<RequestStatistics> {
    const now = new Date();
    const rows = await this.requests
      .find(toFilter(query, now))
      .select(COUNTED_FIELDS)
      .sort({ createdAt: 1, _id: 1 })
      .lean<ProjectRequestRow[]>();
    return statisticsOf(rows, now, await this.lateFrom(now));
  }

  async workStatistics(now: Date): Promise<WorkStatistics> {
    const rows = await this.requests.find().select(WORKED_FIELDS).lean<ProjectRequestRow[]>();
    return workStatisticsOf(rows, now, await this.lateFrom(now));
  }

  async lateFrom(now: Date): Promise<Date> {
    return lateBefore(now, await this.settings.read());
  }

  async read(id: string): Promise<ProjectRequestWithThread> {
    return withThread(await this.stored.find(id));
  }

  /**
   * Sets any status and changes the quote's status to match. Throws 400 if the quote has no price, 409 if the request
   * has changed since staff read it or its quote is being emailed.
   */
  async update(id: string, input: UpdateProjectRequestDto, by: string): Promise<ProjectRequestWithThread> {
    const { row, details } = await this.setStatus(id, input, by);
    recordInAuditLog(details);
    return withThread(row);
  }

  async setStatus(id: string, { status, updatedAt, note }: UpdateProjectRequestDto, by: string) {
    const settings = await this.settings.read();
    const changed = await this.stored.change(id, (row) => {
      refuseStale(row.updatedAt, updatedAt, () => withThread(row));
      refuseWhileMailed(row);
      return { pair: setRequestStatus(row, status, { now: new Date(), settings }), note: toStaffNote(row, note, by) };
    });
    return { row: changed.row, details: auditDetailsOf(changed) };
  }

  /** Replaces the steps. With `notify`, the same write queues an email about the steps that became done. */
  async setSteps(id: string, { steps: given, notify, updatedAt }: StepsDto): Promise<ProjectRequestWithThread> {
    const changed = await this.stored.write(id, (row) => {
      refuseStale(row.updatedAt, updatedAt, () => withThread(row));
      if (row.status !== 'accepted') throw conflict(STEP_TEXTS.notAccepted);
      const known = new Set(row.steps?.map(({ doneAt }) => doneAt));
      const now = new Date();
      // All steps that become done now get the same time. The email later finds its steps by this time.
      const isNew = (doneAt: string | undefined) => !!doneAt && !known.has(doneAt);
      const steps = given?.map((step) => ({ ...step, ...(isNew(step.doneAt) && { doneAt: now.toISOString() }) }));
      return {
        $set: { ...(steps && { steps }) },
        ...(notify &&
          given?.some(({ doneAt }) => isNew(doneAt)) && { $push: { pendingMails: toPendingMail('steps', +now) } }),
      };
    });
    recordInAuditLog(auditDetailsOf(changed));
    return withThread(changed.row);
  }

  async countPending(): Promise<number> {
    return this.requests.countDocuments({ status: 'pending' });
  }

  private async toFields(input: CreateProjectRequestDto): Promise<object> {
    const service = await this.services.findForRequest(input.serviceId);
    if (!service) throw invalid('serviceId', SERVICE_ASK);
    return {
      ...defaultsOf(PROJECT_FIELDS),
      ...input,
      serviceId: service._id,
      // The title must be one line, because emails use it in their subject.
      serviceTitle: service.title.replace(/\s+/g, ' '),
      steps: service.steps.map((label) => ({ label })),
      status: 'pending',
      consent: newConsent('project', (await this.website.read()).consent),
      pendingMails: REQUEST_MAILS,
    };
  }
}
