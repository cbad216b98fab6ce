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

/** One typing mistake for about so many characters. */
const LETTERS_PER_MISTAKE = 6;

/**
 * Sentences about names that no setting has: a mistyped one is its default without a word. Values are never said.
 * @param inFile names in `.env`, each of which is meant for mosi
 * @param others names in the environment, where most are not: those that are nearly a setting count
 */
export function describeUnknownNames(inFile: readonly string[], others: readonly string[] = []): string[] {
  const isUnknown = (name: string): boolean => !isSetting(name) && !OF_OTHERS.test(name);
  const nearly = others.filter((name) => isUnknown(name) && !inFile.includes(name) && nearest(name) !== undefined);
  return [
    ...inFile.filter(isUnknown).map((name) => `.env has ${name}, which is no setting${wordsOn(name)}`),
    ...nearly.map((name) => `${name} is set, which is no setting${wordsOn(name)}`),
  ];
}

const isSetting = (name: string): boolean => (SETTING_NAMES as readonly string[]).includes(name);

function wordsOn(name: string): string {
  const meant = nearest(name);
  return meant ? `. ${meant} was meant?` : ' and changes nothing.';
}

/** The setting that was meant, if this is one with typing mistakes. */
function nearest(name: string): SettingName | undefined {
  const typed = name.toUpperCase();
  return SETTING_NAMES.find((known) => mistakes(typed, known) <= Math.ceil(known.length / LETTERS_PER_MISTAKE));
}

/** How many signs were left out, added, changed or swapped with their neighbour. */
function mistakes(typed: string, meantName: string): number {
  const rows = [Array.from({ length: meantName.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= typed.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= meantName.length; j += 1) {
      const isSame = typed[i - 1] === meantName[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === meantName[j - 2] && typed[i - 2] === meantName[j - 1];
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1,
        rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2][j - 2] + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return rows[typed.length][meantName.length];
}
