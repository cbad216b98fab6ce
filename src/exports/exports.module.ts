import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Contact, ContactSchema } from '../contact/schemas/contact.schema';
import { DocumentsModule } from '../documents/documents.module';
import { IssuedDocument, IssuedDocumentSchema } from '../documents/schemas/issued-document.schema';
import { Subscriber, SubscriberSchema } from '../newsletter/schemas/subscriber.schema';
import { ProjectModule } from '../project/project.module';
import { ProjectRequest, ProjectRequestSchema } from '../project/schemas/project-request.schema';
import { DocumentArchiveService } from './document-archive.service';
import { ExportsController } from './exports.controller';
import { ExportsService } from './exports.service';

@Module({
  imports: [
    DocumentsModule,
    ProjectModule,
    MongooseModule.forFeature([
      { name: ProjectRequest.name, schema: ProjectRequestSchema },
      { name: IssuedDocument.name, schema: IssuedDocumentSchema },
      { name: Contact.name, schema: ContactSchema },
      { name: Subscriber.name, schema: SubscriberSchema },
    ]),
  ],
  controllers: [ExportsController],
  providers: [DocumentArchiveService, ExportsService],
})
export class ExportsModule {}
