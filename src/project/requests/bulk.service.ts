import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { BulkDone } from '../../contract/bulk';
import type { Assignee, ProjectStatus } from '../../contract/project';
import { ASSIGNEE_REFUSED } from '../../contract/work-list';
import { type BulkAuditDetails, eachOf, wholeOf } from '../../platform/bulk/each-of';
import { invalid, notFound } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { TrashService } from '../../platform/trash/trash.service';
import { TrashKindsService } from '../../platform/trash/trash-kinds.service';
import { AccountsService } from '../../users/accounts.service';
import { RequestMailsService } from '../mails/request-mails.service';
import { refuseWhileMailed } from '../rules/staff-change';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { RequestsService } from './requests.service';
import { StoredRequestsService } from './stored-requests.service';

@Injectable()
export class BulkService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly projects: RequestsService,
    private readonly stored: StoredRequestsService,
    private readonly accounts: AccountsService,
    private readonly trash: TrashService,
    private readonly mails: RequestMailsService,
    kinds: TrashKindsService,
  ) {
    kinds.register('project', requests, {
      toName: ({ serviceTitle, name }) => `${serviceTitle} (${name})`,
      restore: (id) => this.restoreOne(id),
    });
  }

  setStatus(ids: string[], input: { status: ProjectStatus; note?: string }, by: string): Promise<BulkDone> {
    return this.each(ids, (id) => this.projects.setStatus(id, input, by).then(({ details }) => details));
  }

  async assignees(): Promise<Assignee[]> {
    return (await this.accounts.listEditors()).map(({ _id, name }) => ({ _id: _id.toHexString(), name }));
  }

  /** Throws 400 if the assignee is not an active editor or administrator. */
  async assign(ids: string[], assigneeId: string | null): Promise<BulkDone> {
    const assignee = assigneeId === null ? null : await this.findAssignee(assigneeId);
    return this.each(ids, async (id) => {
      const update = assignee ? { $set: { assignee } } : { $unset: { assignee: 1 as const } };
      const isSame = (row: ProjectRequestRow) => String(row.assignee?._id) === String(assignee?._id);
      // `isEdit: false` keeps `updatedAt`, so that a colleague who has the request open gets no conflict.
      const changed = await this.stored.write(id, (row) => (isSame(row) ? null : update), { isEdit: false });
      return changed.before === changed.row ? null : { subjectId: id, fields: ['assignee'], changes: [] };
    });
  }

  remove(ids: string[]): Promise<BulkDone> {
    return this.each(ids, async (id) => {
      const row = await this.requests.findById(toObjectId(id)).lean<ProjectRequestRow>();
      if (!row) throw notFound();
      refuseWhileMailed(row);
      await this.trash.remove(this.requests, id);
      return wholeOf(id);
    });
  }

  restore(ids: string[]): Promise<BulkDone> {
    return this.each(ids, (id) => this.restoreOne(id).then(() => wholeOf(id)));
  }

  private async restoreOne(id: string): Promise<void> {
    await this.trash.restore(this.requests, id);
    // Sends the emails that were pending when the request was deleted.
    this.mails.wake();
  }

  private async findAssignee(id: string): Promise<{ _id: Types.ObjectId; name: string }> {
    const found = (await this.accounts.listEditors()).find(({ _id }) => _id.toHexString() === id);
    if (!found) throw invalid('assignee', ASSIGNEE_REFUSED);
    return found;
  }

  private async each(ids: string[], change: (id: string) => Promise<BulkAuditDetails | null>): Promise<BulkDone> {
    return eachOf(ids, change, async (id) => {
      const row = await this.requests.findById(id).select('name').lean<Pick<ProjectRequestRow, 'name'>>();
      return row?.name;
    });
  }
}
