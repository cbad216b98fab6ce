import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInPersonalDataService } from '../sessions/sign-in-personal-data.service';
import { UsersModule } from '../users/users.module';
import { AccessGuard } from './access.guard';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FailedSignInsService } from './failed-sign-ins.service';
import { MaintenanceBypass } from './maintenance-bypass';

@Module({
  imports: [JwtModule, SessionsModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, FailedSignInsService, SignInPersonalDataService, MaintenanceBypass, AccessGuard],
  exports: [SignInPersonalDataService, MaintenanceBypass],
})
export class AuthModule {}
