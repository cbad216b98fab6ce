import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { MailModule } from '../platform/mail/mail.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterPersonalData } from './newsletter-personal-data';
import { Subscriber, SubscriberSchema } from './schemas/subscriber.schema';
import { Welcome, WelcomeSchema } from './schemas/welcome.schema';
import { WelcomesService } from './welcomes.service';

@Module({
  imports: [
    IdempotencyModule,
    MailModule,
    MongooseModule.forFeature([
      { name: Subscriber.name, schema: SubscriberSchema },
      { name: Welcome.name, schema: WelcomeSchema },
    ]),
  ],
  controllers: [NewsletterController],
  providers: [NewsletterPersonalData, NewsletterService, WelcomesService],
  exports: [NewsletterPersonalData, NewsletterService],
})
export class NewsletterModule {}
