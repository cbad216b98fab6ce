import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { PasskeysModule } from '../passkeys/passkeys.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInPersonalDataService } from '../sessions/sign-in-personal-data.service';
import { UsersModule } from '../users/users.module';
import { AccessGuard } from './access.guard';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FailedSignInsService } from './failed-sign-ins.service';
import { KnownBrowsersService } from './known-browsers.service';
import { MaintenanceBypass } from './maintenance-bypass';
import { OwnSessionsController } from './own-sessions.controller';
import { PasskeyLoginController } from './passkey-login.controller';
import { PasswordResetsService } from './password-resets.service';

@Module({
  imports: [AccountLinksModule, PasskeysModule, SessionsModule, UsersModule],
  controllers: [AuthController, OwnSessionsController, PasskeyLoginController],
  providers: [
    AuthService,
    FailedSignInsService,
    KnownBrowsersService,
    PasswordResetsService,
    SignInPersonalDataService,
    MaintenanceBypass,
    AccessGuard,
  ],
  exports: [SignInPersonalDataService, MaintenanceBypass],
})
export class AuthModule {}
