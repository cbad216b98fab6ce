import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SAVED_TEXT_CALLS } from '../contract/calls/saved-replies.calls';
import { SAVED_TEXT_FIELDS, SAVED_TEXT_TEXTS } from '../contract/saved-replies';
import { recordsController } from '../platform/records/records.controller';
import { SavedTextsService } from './saved-replies.service';
import { SavedText, SavedTextSchema } from './schemas/saved-reply.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: SavedText.name, schema: SavedTextSchema }])],
  controllers: [
    recordsController('saved-texts', SAVED_TEXT_CALLS, {
      fields: SAVED_TEXT_FIELDS,
      service: SavedTextsService,
      type: 'SavedText',
      noun: 'a saved reply',
      list: 'Lists all saved replies by title.',
      refusals: { 409: SAVED_TEXT_TEXTS.full },
    }),
  ],
  providers: [SavedTextsService],
})
export class SavedTextsModule {}
