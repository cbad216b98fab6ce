/** Every variable that `readEnvironment` knows. `.env.example` has each with its default. */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'BACKUP_DIR',
  'BACKUP_HOUR',
  'MONGODB_URI',
  'JWT_SECRET',
  'JWT_EXPIRES_IN',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'MAIL_FROM',
  'UPLOAD_MAX_MB',
  'UPLOAD_CACHE_MB',
  'TRUST_PROXY',
  'SAMPLE_CONTENT',
  'LOG_LEVEL',
  'DRAIN_SECONDS',
  'METRICS_PORT',
  'METRICS_HOST',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

/** Variable by which `scripts/env-file.mjs` hands over the names that stand in `.env`, with blanks between. */
export const ENV_FILE_NAMES = 'ENV_FILE_NAMES';

/** Variables of others that may stand in the same file: of Node, of the system, and of `compose.yaml`. */
const OF_OTHERS =
  /^(NODE_\w+|UV_THREADPOOL_SIZE|TZ|LANG|LC_\w+|CI|PATH|HOME|BIND_ADDRESS|COMPOSE_\w+|TEST_MONGODB_URI)$/;

/**
 * Sentences about names that no setting has: a mistyped one is its default without a word. Values are never said.
 * @param inFile names in `.env`, each of which is meant for mosi
 */
export const describeUnknownNames = (inFile: readonly string[]): string[] =>
  inFile
    .filter((name) => !(SETTING_NAMES as readonly string[]).includes(name) && !OF_OTHERS.test(name))
    .map((name) => `.env has ${name}, which is no setting and changes nothing.`);
