import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module';
import { AccountsService } from './accounts.service';
import { FirstAdministratorService } from './first-administrator.service';
import { LastAdministratorGuard } from './last-administrator-guard';
import { PasswordHasher } from './password-hasher';
import { User, UserSchema } from './schemas/user.schema';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]), SessionsModule],
  controllers: [UsersController],
  providers: [UsersService, LastAdministratorGuard, AccountsService, PasswordHasher, FirstAdministratorService],
  exports: [AccountsService, PasswordHasher, UsersService],
})
export class UsersModule {}
