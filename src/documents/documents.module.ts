import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UploadStorageModule } from '../uploads/storage/upload-storage.module';
import { DocumentFilesController } from './document-files.controller';
import { DocumentFilesService } from './document-files.service';
import { DocumentPersonalDataService } from './document-personal-data.service';
import { DocumentsService } from './documents.service';
import { PaperAnswersService } from './pdf-answers.service';
import { PaperFilesService } from './pdf-files.service';
import { DocumentCounter, DocumentCounterSchema } from './schemas/document-counter.schema';
import { IssuedDocument, IssuedDocumentSchema } from './schemas/issued-document.schema';

@Module({
  imports: [
    UploadStorageModule,
    MongooseModule.forFeature([
      { name: IssuedDocument.name, schema: IssuedDocumentSchema },
      { name: DocumentCounter.name, schema: DocumentCounterSchema },
    ]),
  ],
  controllers: [DocumentFilesController],
  providers: [
    DocumentFilesService,
    DocumentPersonalDataService,
    DocumentsService,
    PaperAnswersService,
    PaperFilesService,
  ],
  exports: [
    DocumentFilesService,
    DocumentPersonalDataService,
    DocumentsService,
    PaperAnswersService,
    PaperFilesService,
  ],
})
export class DocumentsModule {}
