import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LIMITS } from '../contract/limits';
import { SAVED_TEXT_TEXTS, type SavedText as SavedTextEntity } from '../contract/saved-replies';
import { RecordsService } from '../platform/records/records.service';
import { SavedText, type SavedTextRow, toSavedText } from './schemas/saved-reply.schema';

@Injectable()
export class SavedTextsService extends RecordsService<SavedTextRow, SavedTextEntity> {
  protected readonly toEntity = toSavedText;

  constructor(@InjectModel(SavedText.name) model: Model<SavedTextRow>) {
    super('saved-texts', model, {
      toSubject: ({ title }) => ({ name: title, path: '/admin/saved-texts' }),
      isNameLogged: true,
      order: { title: 1, _id: 1 },
      limit: { max: LIMITS.savedTexts, refusal: SAVED_TEXT_TEXTS.full },
    });
  }
}
