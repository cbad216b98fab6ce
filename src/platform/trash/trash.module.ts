import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Trash, TrashSchema } from './trash.schema';
import { TrashService } from './trash.service';
import { TrashPersonalData } from './trash-personal-data';

/** Global: whatever staff delete in any module can be brought back. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: Trash.name, schema: TrashSchema }])],
  providers: [TrashPersonalData, TrashService],
  exports: [TrashPersonalData, TrashService],
})
export class TrashModule {}
