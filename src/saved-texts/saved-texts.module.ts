import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SavedTextsController } from './saved-texts.controller';
import { SavedTextsService } from './saved-texts.service';
import { SavedText, SavedTextSchema } from './schemas/saved-text.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: SavedText.name, schema: SavedTextSchema }])],
  controllers: [SavedTextsController],
  providers: [SavedTextsService],
})
export class SavedTextsModule {}
