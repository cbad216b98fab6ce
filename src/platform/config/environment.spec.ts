import fs, { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { readEnvironment } from './environment';
import { EnvironmentError } from './environment-error';

describe('readEnvironment', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mosi-environment-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const read = (variables: Record<string, string> = {}) => readEnvironment({ DATA_DIR: dataDir, ...variables });

  it('has the documented defaults', () => {
    expect(read()).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir,
      mongodbUri: undefined,
      jwtTtlSeconds: 43_200,
      adminEmail: 'admin@example.com',
      adminPassword: undefined,
      smtpUrl: undefined,
      backupDir: join(dataDir, 'backups'),
      backupHour: 2,
      uploadMaxBytes: 5 * 1024 * 1024,
      trustedProxies: 0,
      hasSampleContent: true,
      logLevel: 'info',
      drainMs: 0,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
    });
  });

  it('accepts midnight and off as the backup hour', () => {
    expect([read({ BACKUP_HOUR: '0' }).backupHour, read({ BACKUP_HOUR: 'off' }).backupHour]).toEqual([0, null]);
  });

  it('counts an empty variable as unset', () => {
    expect(read({ PORT: '', MONGODB_URI: '' })).toMatchObject({ port: 3000, mongodbUri: undefined });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'mosi.example'],
    ['PUBLIC_URL', 'https://mosi.example/academy'],
    ['MONGODB_URI', 'postgres://secret@host/mosi'],
    ['JWT_SECRET', 'short-secret'],
    ['JWT_SECRET', ' '.repeat(40)],
    ['JWT_EXPIRES_IN', 'soon'],
    ['JWT_EXPIRES_IN', '0h'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_EMAIL', '"chanda,b"@example.com'],
    ['ADMIN_PASSWORD', 'seven77'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp:///'],
    ['SMTP_URL', 'smtp://user:pass#word@mail.example:587'],
    ['SMTP_URL', 'smtp://user:12#34@mail.example:587'],
    ['SMTP_URL', 'smtp://user:12?34@mail.example:587'],
    ['SMTP_URL', 'smtp://user:12/34@mail.example:587'],
    ['SMTP_URL', 'smtp://user:pass/word@mail.example:587'],
    ['SMTP_URL', 'smtp://user:100%sure@mail.example:587'],
    ['SMTP_URL', 'smtps://mail.example/inbox'],
    ['SMTP_URL', 'smtp://mail.example?pool=true'],
    ['SMTP_URL', 'smtp://mail.example#587'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'MOSI <nobody>'],
    ['MAIL_FROM', 'MOSI news@example.org'],
    ['MAIL_FROM', 'a@example.org, MOSI <b@example.org>'],
    ['MAIL_FROM', 'MOSI\r\nBcc: all@example.org <b@example.org>'],
    ['MAIL_FROM', 'MOSI <a@example.org> <b@example.org>'],
    ['BACKUP_HOUR', '24'],
    ['BACKUP_HOUR', 'OFF'],
    ['UPLOAD_MAX_MB', '0'],
    ['TRUST_PROXY', 'yes'],
    ['SAMPLE_CONTENT', '1'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '0.5'],
    ['DRAIN_SECONDS', '301'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', '3000'],
  ])('refuses %s=%s in one line that hides the value', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(EnvironmentError);
    try {
      read({ [name]: value });
    } catch (error) {
      const { message } = error as Error;
      expect(message).toContain(name);
      expect(message).not.toContain('\n');
      if (value.length > 3) expect(message).not.toContain(value);
    }
  });

  it.each([
    'smtp://mail.example',
    'smtps://mail.example:465/',
    'smtp://chanda%40example.org:p%23a%2Fs%3Fs%25@mail.example:587',
    'smtp://[2001:db8::1]:25',
    // The parser finds the host after the last @.
    'smtp://chanda@example.org:p@ss:word@mail.example:587',
  ])('accepts SMTP_URL=%s unchanged', (text) => {
    expect(read({ SMTP_URL: text }).smtpUrl).toBe(text);
  });

  it('logs in to SMTP with a raw @ in the password', () => {
    const signInOf = (url: string) => {
      const { host, auth } = createTransport({ url }).options as { host?: string; auth?: object };
      return { host, ...auth };
    };
    expect(signInOf('smtp://chanda@example.org:p@ss:word@mail.example')).toEqual({
      host: 'mail.example',
      user: 'chanda@example.org',
      pass: 'p@ss:word',
    });
    expect(signInOf('smtp://chanda%40example.org:p%40ss%3Aword@mail.example')).toMatchObject({
      host: 'mail.example',
      user: 'chanda@example.org',
      pass: 'p@ss:word',
    });
  });

  it('explains how to escape characters that would cut SMTP_URL short', () => {
    expect(() => read({ SMTP_URL: 'smtp://user:12#34@mail.example' })).toThrow(
      /write @ as %40, \/ as %2F, \? as %3F, # as %23/,
    );
  });

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.1' }, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '127.0.0.1', TRUST_PROXY: 'true' }, true],
    [{ HOST: '127.0.0.1', TRUST_PROXY: 'true', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '10.0.0.7', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'https://mosi.example' }, false],
  ])('reports with %j whether a public URL is missing: %s', (variables, isMissing) => {
    expect(read(variables).lacksPublicUrl).toBe(isMissing);
  });

  it.each([
    ['News@Example.org', ''],
    ['<news@example.org>', ''],
    ['MOSI <news@example.org>', 'MOSI'],
    ['  Mosi Digital, Lusaka<news@example.org> ', 'Mosi Digital, Lusaka'],
    ['"Mosi @ Lusaka" <news@example.org>', 'Mosi @ Lusaka'],
  ])('reads MAIL_FROM=%s as an address with the name %j', (text, name) => {
    expect(read({ MAIL_FROM: text }).mailFrom).toEqual({ name, address: 'news@example.org' });
  });

  it.each([
    ['true', 1],
    ['false', 0],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as %d proxies', (text, proxies) => {
    expect(read({ TRUST_PROXY: text }).trustedProxies).toBe(proxies);
  });

  it('loads no sample content into a database server unless told to', () => {
    const server = { MONGODB_URI: 'mongodb://127.0.0.1/mosi' };
    expect(read(server).hasSampleContent).toBe(false);
    expect(read({ ...server, SAMPLE_CONTENT: 'true' }).hasSampleContent).toBe(true);
  });

  describe('with an unusable DATA_DIR', () => {
    afterEach(() => jest.restoreAllMocks());

    /** Returns whether the error is an `EnvironmentError`, and its message. */
    const failure = (folder = dataDir): [boolean, string] => {
      try {
        read({ DATA_DIR: folder });
      } catch (error) {
        return [error instanceof EnvironmentError, (error as Error).message];
      }
      throw new Error('It was taken.');
    };

    it('treats a broken link as a disk that is not mounted yet', () => {
      const missing = join(dataDir, 'missing');
      symlinkSync(missing, join(dataDir, 'uploads'));
      expect(failure()).toEqual([
        false,
        'The link "uploads" in DATA_DIR points to a path that does not exist. Is a disk missing?',
      ]);
      symlinkSync(missing, join(dataDir, 'disk'));
      const sentence =
        'The user that runs mosi cannot write to DATA_DIR (ENOENT). Is its disk mounted, and does this user own the folder?';
      expect(failure(join(dataDir, 'disk'))).toEqual([false, sentence]);
    });

    it.each(['EACCES', 'EPERM', 'EROFS', 'EIO', 'ESTALE'])('lets a later start retry after %s', (code) => {
      jest.spyOn(fs, 'openSync').mockImplementation(() => {
        throw Object.assign(new Error(code), { code });
      });
      const sentence = `The user that runs mosi cannot write to DATA_DIR (${code}). Is its disk mounted, and does this user own the folder?`;
      expect(failure()).toEqual([false, sentence]);
    });

    it('lets a later start retry when the session secret is not accessible', () => {
      const fail = () => {
        throw Object.assign(new Error('EIO'), { code: 'EIO' });
      };
      jest.spyOn(fs, 'writeFileSync').mockImplementationOnce(fail);
      expect(failure()).toEqual([false, 'The file "jwt-secret" cannot be written to DATA_DIR (EIO).']);
      jest.spyOn(fs, 'readFileSync').mockImplementationOnce(fail);
      expect(failure()).toEqual([false, 'The file "jwt-secret" in DATA_DIR cannot be read (EIO).']);
    });

    it('gives up when a file blocks the path of a folder', () => {
      writeFileSync(join(dataDir, 'file'), '');
      const sentence = 'DATA_DIR must be a folder to which the user that runs mosi can write.';
      for (const path of ['file', 'file/data']) expect(failure(join(dataDir, path))).toEqual([true, sentence]);
    });
  });

  it('creates one secret for its owner only and reads it again', () => {
    const first = read().jwtSecret ?? '';
    const file = join(dataDir, 'jwt-secret');
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(read().jwtSecret).toBe(first);
  });

  it.each(['', 'too short', ' '.repeat(40)])('refuses an unusable secret (%j) without changing it', (text) => {
    const file = join(dataDir, 'jwt-secret');
    writeFileSync(file, text);
    expect(() => read()).toThrow(
      /^The file "jwt-secret" in DATA_DIR is empty or too short\. .* Restore the file .*, or delete it: mosi then makes a new one, and everyone must log in again\.$/,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
    rmSync(file);
    expect(read().jwtSecret).toHaveLength(64);
  });

  it.each(['database', 'uploads', 'outbox'])('names the file %s that blocks a folder', (name) => {
    writeFileSync(join(dataDir, name), '');
    expect(() => read()).toThrow(`"${name}" in DATA_DIR must be a folder, but it is a file. Move the file away.`);
  });

  it('creates the data folder and its parents for its owner only', () => {
    const folder = join(dataDir, 'var', 'lib', 'mosi');
    expect(read({ DATA_DIR: folder }).dataDir).toBe(folder);
    for (const made of [join(dataDir, 'var'), folder]) expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(read({ DATA_DIR: folder }).dataDir).toBe(folder);
  });

  it('leaves the secret to a shared MongoDB, which gets the own one', () => {
    const shared = { MONGODB_URI: 'mongodb://127.0.0.1/mosi' };
    expect(read(shared)).toMatchObject({ jwtSecret: undefined, ownSecret: undefined });
    expect(() => statSync(join(dataDir, 'jwt-secret'))).toThrow();
    const own = read().jwtSecret;
    expect(read(shared)).toMatchObject({ jwtSecret: undefined, ownSecret: own });
    const set = 'a secret of more than 32 characters in all';
    expect(read({ ...shared, JWT_SECRET: set })).toMatchObject({ jwtSecret: set, ownSecret: undefined });
  });

  it('uses the configured secret and writes none', () => {
    const secret = 'a secret of more than 32 characters in all';
    expect(read({ JWT_SECRET: secret }).jwtSecret).toBe(secret);
    expect(() => statSync(join(dataDir, 'jwt-secret'))).toThrow();
  });
});
