import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { PasskeysModule } from '../passkeys/passkeys.module';
import { LoginPersonalDataService } from '../sessions/login-personal-data.service';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { AccessGuard } from './access.guard';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { FailedLoginsService } from './failed-logins.service';
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
    FailedLoginsService,
    KnownBrowsersService,
    PasswordResetsService,
    LoginPersonalDataService,
    MaintenanceBypass,
    AccessGuard,
  ],
  exports: [LoginPersonalDataService, MaintenanceBypass],
})
export class AuthModule {}
