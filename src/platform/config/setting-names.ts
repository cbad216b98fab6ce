/** `.env.example` lists each of these settings with its default. */
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

/** Variable in which `scripts/env-file.mjs` passes the names of all variables in `.env`, separated by spaces. */
export const ENV_FILE_NAMES = 'ENV_FILE_NAMES';

/** Matches variables of Node, the system and `compose.yaml`. They are no settings, but may be in `.env` too. */
const OF_OTHERS =
  /^(NODE_\w+|UV_THREADPOOL_SIZE|TZ|LANG|LC_\w+|CI|PATH|HOME|BIND_ADDRESS|COMPOSE_\w+|TEST_MONGODB_URI)$/;

/** Warns about unknown names in `.env`, because a mistyped setting silently keeps its default. */
export const describeUnknownNames = (inFile: readonly string[]): string[] =>
  inFile
    .filter((name) => !(SETTING_NAMES as readonly string[]).includes(name) && !OF_OTHERS.test(name))
    .map((name) => `.env has ${name}, which is not a setting and has no effect.`);
