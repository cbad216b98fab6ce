import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module';
import { DraftsController } from './drafts.controller';
import { DraftsService } from './drafts.service';
import { FormerDrafts } from './former-drafts';
import { Draft, DraftSchema } from './schemas/draft.schema';

/** Words that staff have typed and not saved. The modules of the records tell it which kinds there are. */
@Module({
  imports: [UsersModule, MongooseModule.forFeature([{ name: Draft.name, schema: DraftSchema }])],
  controllers: [DraftsController],
  providers: [DraftsService, FormerDrafts],
  exports: [DraftsService],
})
export class DraftsModule {}
