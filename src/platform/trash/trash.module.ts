import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeldTrash } from './held-trash';
import { Trash, TrashSchema } from './trash.schema';
import { TrashService } from './trash.service';

/** Global: whatever staff delete in any module can be brought back. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: Trash.name, schema: TrashSchema }])],
  providers: [HeldTrash, TrashService],
  exports: [HeldTrash, TrashService],
})
export class TrashModule {}
