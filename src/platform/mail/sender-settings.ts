/** Who sends, as the owner has set it. Provided by the module that keeps the settings. */
export abstract class SenderSettings {
  /** Errors: 503 the database is away and nothing is known yet. */
  abstract read(): Promise<{ siteName: string; contactEmail: string }>;
}
