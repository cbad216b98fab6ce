import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model } from 'mongoose';
import type { Accepted } from '../../contract/errors';
import { FIND_TEXTS } from '../../contract/quote-texts';
import { DAY_MS } from '../../platform/clock/durations';
import { changeRow } from '../../platform/database/save-edit';
import { withMinimumDuration } from '../../platform/limits/minimum-duration';
import { PROTECTION } from '../../platform/limits/protection';
import { toPendingMail } from '../../platform/mail/pending-mails';
import { RequestMailsService } from '../mails/request-mails.service';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';

const { apartMs, perDay } = PROTECTION.requestLinks;

@Injectable()
export class FindRequestsService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mails: RequestMailsService,
  ) {}

  /** Emails the links to the requests from an address. Answer and duration do not reveal whether there are any. */
  async find(email: string): Promise<Accepted> {
    await withMinimumDuration(this.promise(email));
    return { success: true, message: FIND_TEXTS.asked, msg: FIND_TEXTS.asked };
  }

  private async promise(email: string): Promise<void> {
    const rows = await this.mails.listOf(email);
    const newest = rows.at(0);
    if (!newest) return;
    const others = rows.slice(1).flatMap(({ linksMailedAt = [] }) => linksMailedAt);
    const changed = await changeRow(
      this.requests,
      { _id: newest._id },
      ({ linksMailedAt = [], version = 0 }) => {
        const now = new Date();
        // If the clock was set back, stored times may be in the future. Times far in the future do not count, so that
        // the limit ends.
        const age = (time: Date): number => Math.abs(+now - +time);
        const ofDay = [...others, ...linksMailedAt].filter((time) => age(time) < DAY_MS);
        if (ofDay.length >= perDay || ofDay.some((time) => age(time) < apartMs)) return null;
        return {
          $set: { linksMailedAt: [...linksMailedAt.filter((time) => age(time) < DAY_MS), now] },
          $push: { pendingMails: toPendingMail('links', version + 1) },
        };
      },
      { isEdit: false },
    );
    if (changed && changed.row !== changed.before) this.mails.wake();
  }
}
