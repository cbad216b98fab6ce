import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLinksModule } from '../account-links/account-links.module';
import { PasskeysModule } from '../passkeys/passkeys.module';
import { MailModule } from '../platform/mail/mail.module';
import { SecondStepCodesService } from '../second-step/second-step-codes.service';
import { SessionsModule } from '../sessions/sessions.module';
import { UploadsModule } from '../uploads/uploads.module';
import { AccountMailsService } from './account-mails.service';
import { AccountsService } from './accounts.service';
import { DeletedUsersService } from './deleted-users.service';
import { FirstAdministratorService } from './first-administrator.service';
import { InvitationsController } from './invitations.controller';
import { InvitationsService } from './invitations.service';
import { LastAdministratorGuard } from './last-administrator-guard';
import { NewPasswordsService } from './new-passwords.service';
import { OwnPasskeysController } from './own-passkeys.controller';
import { OwnPasskeysService } from './own-passkeys.service';
import { PasswordHasher } from './password-hasher';
import { PasswordsService } from './passwords.service';
import { PortraitsService } from './portraits.service';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';
import { User, UserSchema } from './schemas/user.schema';
import { SecondStepController } from './second-step.controller';
import { SecondStepService } from './second-step.service';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]),
    SessionsModule,
    AccountLinksModule,
    MailModule,
    PasskeysModule,
    UploadsModule,
  ],
  controllers: [InvitationsController, OwnPasskeysController, ProfileController, SecondStepController, UsersController],
  providers: [
    InvitationsService,
    OwnPasskeysService,
    PortraitsService,
    ProfileService,
    SecondStepCodesService,
    SecondStepService,
    UsersService,
    DeletedUsersService,
    NewPasswordsService,
    PasswordsService,
    LastAdministratorGuard,
    AccountMailsService,
    AccountsService,
    PasswordHasher,
    FirstAdministratorService,
  ],
  exports: [
    AccountsService,
    InvitationsService,
    ProfileService,
    NewPasswordsService,
    PasswordHasher,
    PasswordsService,
    SecondStepService,
    UsersService,
  ],
})
export class UsersModule {}
