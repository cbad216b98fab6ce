import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Trash, TrashSchema } from '../platform/trash/trash.schema';
import { TrashController } from './trash.controller';
import { TrashListService } from './trash-list.service';

/** Shows the trash to staff. `platform/trash` deletes and restores records. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Trash.name, schema: TrashSchema }])],
  controllers: [TrashController],
  providers: [TrashListService],
})
export class TrashModule {}
