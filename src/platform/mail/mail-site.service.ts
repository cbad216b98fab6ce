import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import type { MailSite } from './outgoing-mail';
import { SenderSettings } from './sender-settings';

/** The one place where mail asks the settings: who the sender is and where the owner reads. */
@Injectable()
export class MailSiteService {
  constructor(
    private readonly settings: SenderSettings,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async read(): Promise<MailSite> {
    const { siteName, contactEmail } = await this.settings.read();
    return { siteName, ownerEmail: contactEmail, publicUrl: this.environment.publicUrl };
  }
}
