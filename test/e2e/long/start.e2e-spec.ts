import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LoggedServer } from '../../support/logged-server';
import { type Mailbox, startMailbox } from '../../support/mailbox';
import { claimPort } from '../../support/ports';
import { ADMIN } from '../../support/site';

const { version } = JSON.parse(readFileSync(resolve(__dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};

describe('server start', () => {
  let dataDir: string;
  let mailbox: Mailbox;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mosi-start-'));
    mailbox = await startMailbox();
  });
  afterEach(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await mailbox.close();
  });

  it('logs addresses, mail state and wrong settings; the stop logs its duration', async () => {
    const { host } = new URL(mailbox.url);
    const server = await LoggedServer.start({
      DATA_DIR: dataDir,
      HOST: '0.0.0.0',
      SMTP_URL: mailbox.url,
      ENV_FILE_NAMES: 'GREETING SMPT_URL',
      SMPT_URL: 'smtp://user:a-secret@mail.example',
    });
    try {
      await server.until(/Mail server \S+ is ready/);
    } finally {
      await server.stop();
    }
    const { port } = new URL(server.url);
    const banner = server.output.split('\n').map((line) => line.trim());
    expect(banner).toEqual(
      expect.arrayContaining([
        `mosi is ready at http://localhost:${port}`,
        `version: ${version} on Node.js ${process.versions.node}`,
        `listens on: 0.0.0.0, port ${port}`,
        `data folder: ${dataDir}`,
        'database: embedded',
        `email: sent through ${host} (the log reports problems)`,
        `warning: emails link to http://localhost:${port}, which works only on this machine. Set PUBLIC_URL to the public address.`,
        'warning: .env has GREETING, which is not a setting and has no effect.',
        'warning: .env has SMPT_URL, which is not a setting and has no effect.',
      ]),
    );
    expect(banner.filter((line) => line.startsWith('warning: '))).toHaveLength(3);
    expect(server.output).toContain(`"msg":"Mail server ${host} is ready: emails can be sent."`);
    expect(server.output).toMatch(/"msg":"Stopped after \d+\.\d s, including 0 s of DRAIN_SECONDS\."/);
    expect(server.output).not.toContain('a-secret');
  });

  it('does not wait for an unreachable mail server, logged without its password', async () => {
    const port = await claimPort();
    const server = await LoggedServer.start({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://mosi.example',
      SMTP_URL: `smtp://user:a-secret@127.0.0.1:${port}`,
    });
    try {
      await server.until(/Mail cannot be sent/);
    } finally {
      await server.stop();
    }
    expect(server.output).toMatch(
      new RegExp(`"server":"127\\.0\\.0\\.1:${port}".*"Mail cannot be sent: The mail server could not be reached\\.`),
    );
    expect(server.output).not.toMatch(/a-secret|warning:/);
  });

  it('shows the new password although its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const variables = { DATA_DIR: dataDir, ADMIN_PASSWORD: '' };
    const output = await LoggedServer.start({ ...variables, PORT: String(port) }).catch(String);
    expect(output).toContain(`mosi cannot start: PORT ${port} is in use by another program.`);
    const [, password] = /password \(shown only now\): (\S+)\n/.exec(`${output}`) ?? [];
    other.close();
    const server = await LoggedServer.start(variables);
    const signIn = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.email, password }),
    });
    await server.stop();
    expect(signIn.status).toBe(200);
  });
});
