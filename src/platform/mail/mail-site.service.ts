import { Inject, Injectable } from '@nestjs/common';
import { type BrandColours, paletteOf } from '../../contract/colours/tint';
import { MAILED_LOGO, scaledLogo } from '../../contract/logo';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import type { MailLogo, MailSite } from './outgoing-mail';

interface Sender extends BrandColours {
  siteName: string;
  contactEmail: string;
  logo: string;
  logoOnDark: string;
}

/** Reads the sender from the settings. The settings module implements it. */
export abstract class SenderSettings {
  /** Returns the sender. Throws 503 if the database does not answer and no settings were read before. */
  abstract read(): Promise<Sender>;
}

@Injectable()
export class MailSiteService {
  constructor(
    private readonly settings: SenderSettings,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async read(): Promise<MailSite> {
    const settings = await this.settings.read();
    const { siteName, contactEmail } = settings;
    const { publicUrl } = this.environment;
    const logo = logoOf(settings, publicUrl);
    return { siteName, ownerEmail: contactEmail, publicUrl, palette: paletteOf(settings), ...(logo && { logo }) };
  }
}

const BOX = { width: MAILED_LOGO.width / 2, height: MAILED_LOGO.height / 2 };

function logoOf({ logo, logoOnDark }: { logo: string; logoOnDark: string }, publicUrl: string): MailLogo | null {
  const scaled = scaledLogo(logo || logoOnDark, BOX.width, BOX.height);
  if (!scaled) return null;
  const { width, height } = scaled;
  return { url: publicUrl + MAILED_LOGO.path, width, height, isForDark: logo === '' };
}
