import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isEmail } from 'class-validator';
import { EMAIL_PATTERN, LIMITS } from '../../contract/limits';
import { mayPass, writableFolder } from './data-folder';
import { EnvironmentError } from './environment-error';
import type { SettingName } from './setting-names';

interface MailSender {
  /** Name of the sender. If it is empty, the site's name is used. */
  name: string;
  address: string;
}

export interface Environment {
  host: string;
  port: number;
  /** URL of the site without a path and without a trailing slash, such as `https://example.com`. */
  publicUrl: string;
  /** True if `publicUrl` names this machine although visitors use other machines. Links in emails then do not work. */
  lacksPublicUrl: boolean;
  dataDir: string;
  isDataDirNew: boolean;
  /** URL of a MongoDB server. Without it, the embedded database in `dataDir` is used. */
  mongodbUri: string | undefined;
  /** Key that signs login tokens (HS256), at least 32 characters. Without it, processes share one in MongoDB. */
  jwtSecret: string | undefined;
  /** Key in `jwt-secret` of `dataDir`, only with MongoDB. The first process that has one copies it to MongoDB. */
  ownSecret: string | undefined;
  jwtTtlSeconds: number;
  adminEmail: string;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of emails. The default is the contact email address in the settings. */
  mailFrom: MailSender | undefined;
  /** Absolute path of the folder for automatic backups. The first backup creates it. */
  backupDir: string;
  /** Hour of the daily backup in Lusaka's time, 0 to 23. `null` turns automatic backups off. */
  backupHour: number | null;
  uploadMaxBytes: number;
  /** Maximum disk space for this process's copies of shared uploads. */
  uploadCacheBytes: number;
  /** Number of proxies, 0 to 10. With 0, forwarded headers are ignored. Express would trust forged ones with `true`. */
  trustedProxies: number;
  hasSampleContent: boolean;
  logLevel: string;
  /** Time after the stop signal in which `/api/health/ready` answers 503 and other requests are still accepted. */
  drainMs: number;
  metricsPort: number | undefined;
  /** Host for the metrics. By default, only this machine can read them, because they need no login. */
  metricsHost: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MEGABYTE = 1024 * 1024;
const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };

type Variables = Partial<Record<SettingName, string>>;

function whole(
  variables: Variables,
  name: SettingName,
  [fallback, min, max]: readonly [fallback: number, min: number, max: number],
  mistake = `${name} must be a whole number from ${min} to ${max}.`,
): number {
  const text = variables[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) throw new EnvironmentError(mistake);
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
  // `URL` cannot parse a list of replica set members, so the driver checks mongodb URLs.
  if (!isKnown || (!text.startsWith('mongodb') && !URL.canParse(text))) {
    throw new EnvironmentError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}.`,
    );
  }
  return text;
}

const UNESCAPED =
  'SMTP_URL must be an address such as smtp://user:password@mail.example:587, with nothing after the port. In user and password ' +
  'write @ as %40, / as %2F, ? as %3F, # as %23, : as %3A and % as %25.';

/** Refuses unescaped special characters, which would end the host name early and send emails to another host. */
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

const isOwn = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Returns the URL without a trailing slash. The site works only at the root path. */
function origin(variables: Variables, name: SettingName): string | undefined {
  const text = url(variables, name, ['http', 'https'])?.replace(/\/+$/, '');
  if (text === undefined) return undefined;
  const { pathname, search, hash, username } = new URL(text);
  if (pathname !== '/' || search || hash || username) {
    throw new EnvironmentError(`${name} must end with the host name or the port.`);
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

/** Matches `Name <address>`. An unquoted `@` would begin a second address (RFC 5322, section 3.4). */
const NAMED = /^(?:"([^"<>\p{Cc}\p{Zl}\p{Zp}]{0,200})"|([^"<>@\p{Cc}\p{Zl}\p{Zp}]{0,200}))\s*<([^<>]*)>$/u;

function toSender(text: string): MailSender {
  const [, quoted, plain, named] = NAMED.exec(text.trim()) ?? [];
  return { name: (quoted ?? plain ?? '').trim(), address: (named ?? text).trim().toLowerCase() };
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
  return whole(
    variables,
    'TRUST_PROXY',
    [0, 0, 10],
    'TRUST_PROXY must be true, false or the number of proxies in front.',
  );
}

function backupHour(variables: Variables): number | null {
  if (variables.BACKUP_HOUR === 'off') return null;
  return whole(variables, 'BACKUP_HOUR', [2, 0, 23], 'BACKUP_HOUR must be a whole number from 0 to 23, or off.');
}

function metricsPort(variables: Variables, port: number): number | undefined {
  if (variables.METRICS_PORT === undefined) return undefined;
  const own = whole(variables, 'METRICS_PORT', [0, 1, 65_535]);
  if (own === port) throw new EnvironmentError('METRICS_PORT must differ from PORT.');
  return own;
}

/** Returns the secret, if there is a file. Throws if it is invalid: a new one would log everyone out. */
function storedSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    const Failure = mayPass(error) ? Error : EnvironmentError;
    throw new Failure(`The file "jwt-secret" in DATA_DIR cannot be read (${code}).`);
  }
  throw new EnvironmentError(
    'The file "jwt-secret" in DATA_DIR is empty or too short. A full disk or a power cut can cause this. Restore the file from a ' +
      'copy, or delete it: mosi then makes a new one, and everyone must log in again.',
  );
}

export const newSecret = (): string => randomBytes(48).toString('base64url');

/** Writes the secret with mode 0600, and renames a complete file, so that it is never partly written. */
function makeSecret(file: string): string {
  const made = newSecret();
  const incoming = `${file}.${process.pid}`;
  try {
    writeFileSync(incoming, made, { mode: 0o600, flush: true });
    renameSync(incoming, file);
  } catch (error) {
    rmSync(incoming, { force: true });
    throw new Error(`The file "jwt-secret" cannot be written to DATA_DIR (${(error as NodeJS.ErrnoException).code}).`);
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
  const stored = storedSecret(file);
  if (variables.MONGODB_URI !== undefined) return { jwtSecret: undefined, ownSecret: stored };
  return { jwtSecret: stored ?? makeSecret(file), ownSecret: undefined };
}

/**
 * Reads the settings. Empty variables count as unset. Throws `EnvironmentError` for an invalid setting, and `Error` if
 * DATA_DIR cannot be used now, but perhaps later.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const variables: Variables = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ''));
  const port = whole(variables, 'PORT', [3_000, 0, 65_535]);
  const dataDir = resolve(variables.DATA_DIR ?? './data');
  const isDataDirNew = !existsSync(dataDir);
  const mongodbUri = url(variables, 'MONGODB_URI', ['mongodb', 'mongodb+srv']);
  const publicUrl = origin(variables, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const logLevel = variables.LOG_LEVEL ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) throw new EnvironmentError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const smtpUrl = smtp(variables);
  const host = variables.HOST ?? '0.0.0.0';
  const trustedProxies = proxies(variables);
  // Visitors reach the site if it listens beyond this machine, or if a proxy on this machine forwards to it.
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
    uploadMaxBytes: whole(variables, 'UPLOAD_MAX_MB', [5, 1, 100]) * MEGABYTE,
    uploadCacheBytes: whole(variables, 'UPLOAD_CACHE_MB', [1_000, 1, 1_000_000]) * MEGABYTE,
    trustedProxies,
    hasSampleContent: flag(variables, 'SAMPLE_CONTENT', mongodbUri === undefined),
    logLevel,
    drainMs: whole(variables, 'DRAIN_SECONDS', [0, 0, 300]) * 1_000,
    metricsPort: metricsPort(variables, port),
    metricsHost: variables.METRICS_HOST ?? '127.0.0.1',
    ...secrets(variables, dataDir),
  };
}
