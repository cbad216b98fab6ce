import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SAVED_REPLY_CALLS } from '../contract/calls/saved-replies.calls';
import { SAVED_REPLY_FIELDS, SAVED_REPLY_TEXTS } from '../contract/saved-replies';
import { recordsController } from '../platform/records/records.controller';
import { SavedRepliesService } from './saved-replies.service';
import { SavedReply, SavedReplySchema } from './schemas/saved-reply.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: SavedReply.name, schema: SavedReplySchema }])],
  controllers: [
    recordsController('saved-texts', SAVED_REPLY_CALLS, {
      fields: SAVED_REPLY_FIELDS,
      service: SavedRepliesService,
      type: 'SavedReply',
      noun: 'a saved reply',
      list: 'Lists all saved replies by title.',
      refusals: { 409: SAVED_REPLY_TEXTS.full },
    }),
  ],
  providers: [SavedRepliesService],
})
export class SavedRepliesModule {}
