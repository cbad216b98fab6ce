import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations';
import { PROTECTION } from '../../platform/limits/protection';
import { ProjectRequest, type ProjectRequestRow } from '../schemas/project-request.schema';

const { ofAddressPerDay, perHour } = PROTECTION.receipts;

/** Whether a request is confirmed by mail. Counted in what is stored, so that neither a restart nor a second process forgets. */
@Injectable()
export class ReceiptLimit {
  constructor(@InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>) {}

  async allows({ _id, email, createdAt }: ProjectRequestRow): Promise<boolean> {
    const before = (spanMs: number) => ({
      createdAt: trusted({ $gt: new Date(+createdAt - spanMs), $lte: createdAt }),
      _id: trusted({ $ne: _id }),
    });
    const ofAddress = await this.requests.countDocuments({ email, ...before(DAY_MS) }, { limit: ofAddressPerDay });
    if (ofAddress >= ofAddressPerDay) return false;
    return (await this.requests.countDocuments(before(HOUR_MS), { limit: perHour })) < perHour;
  }
}
