import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContactModule } from '../contact/contact.module';
import { MailModule } from '../platform/mail/mail.module';
import { ProjectModule } from '../project/project.module';
import { DailySummaryService } from './daily-summary.service';
import { Morning, MorningSchema } from './schemas/morning.schema';

@Module({
  imports: [
    ContactModule,
    MailModule,
    ProjectModule,
    MongooseModule.forFeature([{ name: Morning.name, schema: MorningSchema }]),
  ],
  providers: [DailySummaryService],
})
export class DailySummaryModule {}
