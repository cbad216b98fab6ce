import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Trash, TrashSchema } from '../platform/trash/trash.schema';
import { TrashController } from './trash.controller';
import { TrashListService } from './trash-list.service';

/** The trash as the back office reads it; how records get there and come back is the platform's. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Trash.name, schema: TrashSchema }])],
  controllers: [TrashController],
  providers: [TrashListService],
})
export class TrashModule {}
