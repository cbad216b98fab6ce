import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { HeldSignIns } from '../sessions/held-sign-ins';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { AccessGuard } from './access.guard';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';

@Module({
  imports: [SessionsModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, HeldSignIns, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [HeldSignIns],
})
export class AuthModule {}
