import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLinksModule } from '../account-links/account-links.module';
import { PasskeysModule } from '../passkeys/passkeys.module';
import { MailModule } from '../platform/mail/mail.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { VisitorAccount, VisitorAccountSchema } from './schemas/visitor-account.schema';
import { VisitorAccountMailsService } from './visitor-account-mails.service';
import { VisitorAccountPersonalDataService } from './visitor-account-personal-data.service';
import { VisitorAccountsService } from './visitor-accounts.service';
import { VisitorAccountsStateService } from './visitor-accounts-state.service';
import { VisitorPasskeysService } from './visitor-passkeys.service';
import { VisitorSessionsService } from './visitor-sessions.service';

@Module({
  imports: [
    AccountLinksModule,
    MailModule,
    PasskeysModule,
    SessionsModule,
    UsersModule,
    MongooseModule.forFeature([{ name: VisitorAccount.name, schema: VisitorAccountSchema }]),
  ],
  providers: [
    VisitorAccountMailsService,
    VisitorAccountPersonalDataService,
    VisitorAccountsService,
    VisitorAccountsStateService,
    VisitorPasskeysService,
    VisitorSessionsService,
  ],
  exports: [
    VisitorAccountPersonalDataService,
    VisitorAccountsService,
    VisitorAccountsStateService,
    VisitorPasskeysService,
    VisitorSessionsService,
  ],
})
export class VisitorAccountsModule {}
