import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LIMITS } from '../contract/limits';
import { type SavedReply as Entity, SAVED_REPLY_TEXTS } from '../contract/saved-replies';
import { RecordsService } from '../platform/records/records.service';
import { SavedReply, type SavedReplyRow, toSavedReply } from './schemas/saved-reply.schema';

@Injectable()
export class SavedRepliesService extends RecordsService<SavedReplyRow, Entity> {
  protected readonly toEntity = toSavedReply;

  constructor(@InjectModel(SavedReply.name) model: Model<SavedReplyRow>) {
    super('saved-texts', model, {
      toSubject: ({ title }) => ({ name: title, path: '/admin/saved-texts' }),
      isNameLogged: true,
      order: { title: 1, _id: 1 },
      limit: { max: LIMITS.savedReplies, refusal: SAVED_REPLY_TEXTS.full },
    });
  }
}
