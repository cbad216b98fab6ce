import type { BrandColours } from '../../contract/colours/tint';

interface Sender extends BrandColours {
  siteName: string;
  contactEmail: string;
  logo: string;
  logoOnDark: string;
}

/** Who sends, as the owner has set it. Provided by the module that keeps the settings. */
export abstract class SenderSettings {
  /** Errors: 503 the database is away and nothing is known yet. */
  abstract read(): Promise<Sender>;
}
