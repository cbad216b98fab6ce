import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuditSubjects, subjectsOf } from '../audit/audit-subjects';
import { invalid, notFound } from '../common/errors/product-error';
import { toRange } from '../common/http/list-page.query';
import { toObjectId } from '../common/http/object-id';
import { IdempotencyService } from '../common/idempotency/idempotency.service';
import { insertOnce } from '../common/idempotency/insert-once';
import { PAGE_SIZE } from '../contract/limits';
import {
  DEFAULT_PROJECT_SCOPE,
  DEFAULT_TEAM_SIZE,
  DEFAULT_TIMEFRAME,
  PROJECT_TEXTS,
  type ProjectRequestAccepted,
  type ProjectRequest as ProjectRequestEntity,
  type ProjectRequestList,
  type ProjectStatus,
} from '../contract/project';
import { saveEdit } from '../database/save-edit';
import { newConsent } from '../database/stored-consent';
import { MailService } from '../mail/mail.service';
import { newRequestMail } from '../mail/templates/new-request-mail';
import { ServicesService } from '../services/services.service';
import type { CreateProjectRequestDto } from './dto/create-project-request.dto';
import type { ListProjectRequestsQuery } from './dto/list-project-requests.query';
import { QuoteSettling } from './quote-settling';
import { ProjectRequest, type ProjectRequestRow, toProjectRequest } from './schemas/project-request.schema';

/** Requests for a quote, as they come in and as staff work on them. */
@Injectable()
export class ProjectService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly services: ServicesService,
    private readonly idempotency: IdempotencyService,
    private readonly settling: QuoteSettling,
    private readonly mail: MailService,
    subjects: AuditSubjects,
  ) {
    const find = subjectsOf(requests, ({ _id, serviceTitle, name }) => ({
      name: `${serviceTitle} (${name})`,
      path: `/admin/quotes?request=${_id.toHexString()}`,
    }));
    subjects.register('project', find);
  }

  /**
   * Stores a visitor's request under a random id and tells the owner by mail, which neither delays nor fails the call.
   * Errors: 400 unknown service or a bad key; 409 the key came before with another body.
   */
  create(input: CreateProjectRequestDto, key: string | undefined): Promise<ProjectRequestAccepted> {
    return this.idempotency.once('POST /project', key, input, async (recordId) => {
      const fields = await this.toFields(input);
      const row = (await insertOnce(this.requests, recordId, fields)) as ProjectRequestRow;
      const requestId = recordId.toHexString();
      await this.mail.sendLater(newRequestMail(toProjectRequest(row)), `request:${requestId}`);
      return { success: true, message: PROJECT_TEXTS.submitted, msg: PROJECT_TEXTS.submitted, requestId };
    });
  }

  /** Newest first, ten to a page unless told otherwise. */
  async list(query: ListProjectRequestsQuery): Promise<ProjectRequestList> {
    await this.settling.settleAll();
    const page = query.page ?? 1;
    const range = toRange({ page, limit: query.limit ?? PAGE_SIZE });
    const filter = query.status === undefined ? {} : { status: query.status };
    const [rows, total] = await Promise.all([
      this.requests
        .find(filter)
        .sort({ createdAt: -1, _id: -1 })
        .skip(range.skip)
        .limit(range.limit)
        .lean<ProjectRequestRow[]>(),
      query.status === undefined ? this.requests.estimatedDocumentCount() : this.requests.countDocuments(filter),
    ]);
    const { limit } = range;
    return {
      projectRequests: rows.map(toProjectRequest),
      pagination: { total, page, limit, pages: Math.ceil(total / limit) },
    };
  }

  /** Errors: 404 unknown id. */
  async read(id: string): Promise<ProjectRequestEntity> {
    await this.settling.settleAll();
    return toProjectRequest(await this.find(id));
  }

  /** Staff may set any status from any other. Errors: 404 unknown id; 409 the stored request is newer than `updatedAt`. */
  async update(id: string, status: ProjectStatus, updatedAt: string | undefined): Promise<ProjectRequestEntity> {
    await this.settling.settleAll();
    return toProjectRequest(await saveEdit(this.requests, id, { status }, updatedAt, toProjectRequest));
  }

  async countPending(): Promise<number> {
    await this.settling.settleAll();
    return this.requests.countDocuments({ status: 'pending' });
  }

  /** Errors: 404 unknown id. */
  private async find(id: string): Promise<ProjectRequestRow> {
    const row = await this.requests.findById(toObjectId(id)).lean<ProjectRequestRow>();
    if (!row) throw notFound();
    return row;
  }

  private async toFields(input: CreateProjectRequestDto): Promise<object> {
    const service = await this.services.findForRequest(input.serviceId);
    if (!service) throw invalid('serviceId', 'Please choose a service.');
    return {
      name: input.name,
      email: input.email,
      phone: input.phone ?? '',
      serviceId: service._id,
      // One line: it becomes the subject of mails.
      serviceTitle: service.title.replace(/\s+/g, ' '),
      projectScope: input.projectScope ?? DEFAULT_PROJECT_SCOPE,
      timeframe: input.timeframe ?? DEFAULT_TIMEFRAME,
      teamSize: input.teamSize ?? DEFAULT_TEAM_SIZE,
      description: input.description,
      status: 'pending',
      consent: newConsent('project'),
    };
  }
}
