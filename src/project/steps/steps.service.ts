import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ProjectRequestWithThread } from '../../contract/project';
import { STEP_TEXTS } from '../../contract/work-steps';
import { noteInTrail } from '../../platform/audit/audit-note';
import { changeRow, refuseStale } from '../../platform/database/save-edit';
import { conflict, notFound } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { toPendingMail } from '../../platform/mail/pending-mails';
import { RequestMailsService } from '../mails/request-mails.service';
import type { StepsDto } from '../request.dto';
import { trailOf } from '../rules/trail-of';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';
import { withThread } from '../schemas/thread.schema';

@Injectable()
export class StepsService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mails: RequestMailsService,
  ) {}

  /** Replaces the steps. With `notify`, the same write queues an email about the steps that became done. */
  async set(id: string, { steps: given, notify, updatedAt }: StepsDto): Promise<ProjectRequestWithThread> {
    const changed = await changeRow(this.requests, { _id: toObjectId(id) }, (row) => {
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
    if (!changed) throw notFound();
    if (changed.row.pendingMails?.length) this.mails.wake();
    noteInTrail(trailOf(changed));
    return withThread(changed.row);
  }
}
