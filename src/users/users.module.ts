import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module';
import { AccountLinksModule } from '../account-links/account-links.module';
import { AccountsService } from './accounts.service';
import { FirstAdministratorService } from './first-administrator.service';
import { InvitationsController } from './invitations.controller';
import { InvitationsService } from './invitations.service';
import { LastAdministratorGuard } from './last-administrator-guard';
import { PasswordHasher } from './password-hasher';
import { User, UserSchema } from './schemas/user.schema';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]), SessionsModule, AccountLinksModule],
  controllers: [InvitationsController, UsersController],
  providers: [InvitationsService, UsersService, LastAdministratorGuard, AccountsService, PasswordHasher, FirstAdministratorService],
  exports: [AccountsService, InvitationsService, PasswordHasher, UsersService],
})
export class UsersModule {}
