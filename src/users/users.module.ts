import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLinksModule } from '../account-links/account-links.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AccountsService } from './accounts.service';
import { FirstAdministratorService } from './first-administrator.service';
import { InvitationsController } from './invitations.controller';
import { InvitationsService } from './invitations.service';
import { LastAdministratorGuard } from './last-administrator-guard';
import { PasswordHasher } from './password-hasher';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';
import { User, UserSchema } from './schemas/user.schema';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]), SessionsModule, AccountLinksModule],
  controllers: [InvitationsController, ProfileController, UsersController],
  providers: [
    InvitationsService,
    ProfileService,
    UsersService,
    LastAdministratorGuard,
    AccountsService,
    PasswordHasher,
    FirstAdministratorService,
  ],
  exports: [AccountsService, InvitationsService, ProfileService, PasswordHasher, UsersService],
})
export class UsersModule {}
