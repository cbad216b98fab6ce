import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInPersonalData } from '../sessions/sign-in-personal-data';
import { UsersModule } from '../users/users.module';
import { AccessGuard } from './access.guard';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FailedSignIns } from './failed-sign-ins';
import { MaintenanceBypass } from './maintenance-bypass';

@Module({
  imports: [JwtModule, SessionsModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, FailedSignIns, SignInPersonalData, MaintenanceBypass, AccessGuard],
  exports: [SignInPersonalData, MaintenanceBypass],
})
export class AuthModule {}
