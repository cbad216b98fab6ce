import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UploadStorageModule } from '../uploads/storage/upload-storage.module';
import { DocumentFilesController } from './document-files.controller';
import { DocumentFilesService } from './document-files.service';
import { DocumentPersonalDataService } from './document-personal-data.service';
import { DocumentsService } from './documents.service';
import { PdfAnswersService } from './pdf-answers.service';
import { PdfFilesService } from './pdf-files.service';
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
  providers: [DocumentFilesService, DocumentPersonalDataService, DocumentsService, PdfAnswersService, PdfFilesService],
  exports: [DocumentFilesService, DocumentPersonalDataService, DocumentsService, PdfAnswersService, PdfFilesService],
})
export class DocumentsModule {}
