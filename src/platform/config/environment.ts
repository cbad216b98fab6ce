import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isEmail } from 'class-validator';
import { EMAIL_PATTERN, LIMITS } from '../../contract/limits';
import { mayPass, writableFolder } from './data-folder';
import { EnvironmentError } from './environment-error';
import { type MailSender, toSender } from './mail-sender';
import type { SettingName } from './setting-names';

/** Everything that can be set from outside, checked and typed. */
export interface Environment {
  host: string;
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Visitors come from other machines, and `publicUrl` is a name of this one: links in mails lead nowhere. */
  lacksPublicUrl: boolean;
  /** Absolute. */
  dataDir: string;
  /** It was not there, and was made. */
  isDataDirNew: boolean;
  /** `undefined`: the embedded database in `dataDir`. */
  mongodbUri: string | undefined;
  /** HS256 key, at least 32 characters. `undefined`: the one that all processes of the MongoDB find there. */
  jwtSecret: string | undefined;
  /** What `dataDir` holds from before the secret lay in the MongoDB: the first process that has one brings it there. */
  ownSecret: string | undefined;
  /** As `JWT_EXPIRES_IN` gives it, in seconds. */
  jwtTtlSeconds: number;
  adminEmail: string;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  /** `undefined`: mail comes from the contact address in the settings. */
  mailFrom: MailSender | undefined;
  /** Folder of the backups by the clock. Absolute; made when the first one is. */
  backupDir: string;
  /** The hour in Lusaka at which one is made each day, 0 to 23; `null`: none is. */
  backupHour: number | null;
  uploadMaxBytes: number;
  /** What copies of uploads may take on the disk of a process that shares them with others. */
  uploadCacheBytes: number;
  /** Proxies in front; 0 trusts no forwarded header. Never `true`: Express would believe the first, forgeable entry. */
  trustedProxies: number;
  hasSampleContent: boolean;
  logLevel: string;
  /** From the signal to stop, in which requests are still taken and `/api/health/ready` says that none should come. */
  drainMs: number;
  /** `undefined`: no figures are gathered. */
  metricsPort: number | undefined;
  /** Where they are shown: to this machine alone unless it is told otherwise, since nobody is asked who they are. */
  metricsHost: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MEGABYTE = 1024 * 1024;
const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };

type Variables = Partial<Record<SettingName, string>>;

function whole(variables: Variables, name: SettingName, fallback: number, min: number, max: number): number {
  const text = variables[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new EnvironmentError(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return value;
}

function flag(variables: Variables, name: SettingName, fallback: boolean): boolean {
  const text = variables[name];
  if (text === undefined) return fallback;
  if (text !== 'true' && text !== 'false') throw new EnvironmentError(`${name} must be true or false.`);
  return text === 'true';
}

function url(variables: Variables, name: SettingName, protocols: string[]): string | undefined {
  const text = variables[name];
  if (text === undefined) return undefined;
  const isKnown = protocols.some((protocol) => text.startsWith(`${protocol}://`));
  // A list of replica set members is no URL to `URL`, so mongodb addresses are checked by their driver.
  if (!isKnown || (!text.startsWith('mongodb') && !URL.canParse(text))) {
    throw new EnvironmentError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}.`,
    );
  }
  return text;
}

const UNESCAPED =
  'SMTP_URL must be an address such as smtp://user:password@mail.example:587, with nothing behind the port. In user and password ' +
  'write @ as %40, / as %2F, ? as %3F, # as %23, : as %3A and % as %25.';

/** Signs that are not written as they have to be would cut the address short, and mail would go to another host. */
function smtp(variables: Variables): string | undefined {
  const text = variables.SMTP_URL;
  if (text === undefined || !/^smtps?:\/\//.test(text)) return url(variables, 'SMTP_URL', ['smtp', 'smtps']);
  if (!URL.canParse(text)) throw new EnvironmentError(UNESCAPED);
  const { hostname, pathname, search, hash, username, password: secret } = new URL(text);
  if (!hostname || !['', '/'].includes(pathname) || search || hash) throw new EnvironmentError(UNESCAPED);
  try {
    decodeURIComponent(username + secret);
  } catch {
    throw new EnvironmentError(UNESCAPED);
  }
  return text;
}

/** `localhost`, or an address that leads back to this machine. */
const isOwn = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Without a trailing slash. Pages and calls stand at the root of their address. */
function origin(variables: Variables, name: SettingName): string | undefined {
  const text = url(variables, name, ['http', 'https'])?.replace(/\/+$/, '');
  if (text === undefined) return undefined;
  const { pathname, search, hash, username } = new URL(text);
  if (pathname !== '/' || search || hash || username) {
    throw new EnvironmentError(`${name} must end with its name or port: nothing may follow.`);
  }
  return text;
}

function seconds(variables: Variables, name: SettingName, fallback: string): number {
  const match = /^(\d{1,6})([smhd])$/.exec(variables[name] ?? fallback);
  if (!match || Number(match[1]) === 0) {
    throw new EnvironmentError(`${name} must be a duration such as 30m, 12h or 7d.`);
  }
  return Number(match[1]) * SECONDS[match[2] as keyof typeof SECONDS];
}

const isAddress = (text: string): boolean => text.length <= LIMITS.email && EMAIL_PATTERN.test(text) && isEmail(text);

function email(variables: Variables, name: SettingName, fallback: string): string {
  const text = (variables[name] ?? fallback).trim().toLowerCase();
  if (!isAddress(text)) throw new EnvironmentError(`${name} must be an email address.`);
  return text;
}

function sender({ MAIL_FROM: text }: Variables): MailSender | undefined {
  if (text === undefined) return undefined;
  const found = toSender(text);
  if (isAddress(found.address)) return found;
  throw new EnvironmentError('MAIL_FROM must be an email address, or a name followed by the address in < and >.');
}

function password(variables: Variables, name: SettingName): string | undefined {
  const text = variables[name];
  if (text === undefined) return undefined;
  if (text.length < LIMITS.passwordMin || text.length > LIMITS.passwordMax) {
    throw new EnvironmentError(`${name} must have ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters.`);
  }
  return text;
}

function proxies(variables: Variables): number {
  const text = variables.TRUST_PROXY;
  if (text === 'true') return 1;
  if (text === 'false') return 0;
  try {
    return whole(variables, 'TRUST_PROXY', 0, 0, 10);
  } catch {
    throw new EnvironmentError('TRUST_PROXY must be true, false or the number of proxies in front.');
  }
}

function backupHour(variables: Variables): number | null {
  if (variables.BACKUP_HOUR === 'off') return null;
  try {
    return whole(variables, 'BACKUP_HOUR', 2, 0, 23);
  } catch {
    throw new EnvironmentError('BACKUP_HOUR must be a whole number from 0 to 23, or off.');
  }
}

function metricsPort(variables: Variables, port: number): number | undefined {
  if (variables.METRICS_PORT === undefined) return undefined;
  const own = whole(variables, 'METRICS_PORT', 0, 1, 65_535);
  if (own === port) throw new EnvironmentError('METRICS_PORT must be another one than PORT.');
  return own;
}

/**
 * The secret that is kept beside the data, if there is one. One that is there and cannot be right is not replaced: that would sign
 * everybody out without a word, and hide that something has damaged the folder.
 */
function storedSecret(file: string): string | undefined {
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept.length >= 32) return kept;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    const Failure = mayPass(error) ? Error : EnvironmentError;
    throw new Failure(`DATA_DIR holds a file "jwt-secret" that cannot be read (${code}).`);
  }
  throw new EnvironmentError(
    'DATA_DIR holds a file "jwt-secret" that is empty or too short, as a full disk or a power cut may leave it: put it back from ' +
      'where it was copied, or delete it; then a new one is made and everybody signs in again.',
  );
}

/** One that nobody has had before. */
export const newSecret = (): string => randomBytes(48).toString('base64url');

/** Mode 0600. It appears whole and on disk, or not at all. */
function makeSecret(file: string): string {
  const made = newSecret();
  const incoming = `${file}.${process.pid}`;
  try {
    writeFileSync(incoming, made, { mode: 0o600, flush: true });
    renameSync(incoming, file);
  } catch (error) {
    rmSync(incoming, { force: true });
    throw new Error(`DATA_DIR cannot take the file "jwt-secret" (${(error as NodeJS.ErrnoException).code}).`);
  }
  return made;
}

function secrets(variables: Variables, dataDir: string): Pick<Environment, 'jwtSecret' | 'ownSecret'> {
  const text = variables.JWT_SECRET;
  if (text !== undefined) {
    if (text.trim().length < 32) throw new EnvironmentError('JWT_SECRET must have at least 32 characters.');
    return { jwtSecret: text, ownSecret: undefined };
  }
  const file = join(dataDir, 'jwt-secret');
  const kept = storedSecret(file);
  if (variables.MONGODB_URI !== undefined) return { jwtSecret: undefined, ownSecret: kept };
  return { jwtSecret: kept ?? makeSecret(file), ownSecret: undefined };
}

/**
 * Reads and checks all settings. An empty variable counts as unset.
 * Errors: `EnvironmentError` with one line that names the first wrong variable; `Error` where DATA_DIR cannot be used now.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const variables: Variables = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ''));
  const port = whole(variables, 'PORT', 3_000, 0, 65_535);
  const dataDir = resolve(variables.DATA_DIR ?? './data');
  const isDataDirNew = !existsSync(dataDir);
  const mongodbUri = url(variables, 'MONGODB_URI', ['mongodb', 'mongodb+srv']);
  const publicUrl = origin(variables, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const logLevel = variables.LOG_LEVEL ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) throw new EnvironmentError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const smtpUrl = smtp(variables);
  const host = variables.HOST ?? '0.0.0.0';
  const trustedProxies = proxies(variables);
  // Behind a proxy on the same machine visitors come from elsewhere, too.
  const isBeyond = !isOwn(host) || (trustedProxies > 0 && variables.PUBLIC_URL === undefined);
  return {
    host,
    port,
    publicUrl,
    lacksPublicUrl: isBeyond && isOwn(new URL(publicUrl).hostname),
    dataDir: writableFolder(dataDir),
    isDataDirNew,
    mongodbUri,
    jwtTtlSeconds: seconds(variables, 'JWT_EXPIRES_IN', '12h'),
    adminEmail: email(variables, 'ADMIN_EMAIL', 'admin@example.com'),
    adminPassword: password(variables, 'ADMIN_PASSWORD'),
    smtpUrl,
    mailFrom: sender(variables),
    backupDir: resolve(variables.BACKUP_DIR ?? join(dataDir, 'backups')),
    backupHour: backupHour(variables),
    uploadMaxBytes: whole(variables, 'UPLOAD_MAX_MB', 5, 1, 100) * MEGABYTE,
    uploadCacheBytes: whole(variables, 'UPLOAD_CACHE_MB', 1_000, 1, 1_000_000) * MEGABYTE,
    trustedProxies,
    hasSampleContent: flag(variables, 'SAMPLE_CONTENT', mongodbUri === undefined),
    logLevel,
    drainMs: whole(variables, 'DRAIN_SECONDS', 0, 0, 300) * 1_000,
    metricsPort: metricsPort(variables, port),
    metricsHost: variables.METRICS_HOST ?? '127.0.0.1',
    ...secrets(variables, dataDir),
  };
}
