import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LoggedServer } from '../../support/logged-server';
import { type Mailbox, startMailbox } from '../../support/mailbox';
import { claimPort } from '../../support/ports';
import { ADMIN } from '../../support/site';

const ROOT = resolve(__dirname, '../../..');

const PERSON = {
  name: 'Zunduka Uncommon-Name',
  email: 'zunduka.unheard.of@school.example',
  phone: '0977 13 57 91',
  subject: 'Quinquereme of Nineveh',
  message: 'Sandalwood, cedarwood and sweet white wine.',
  description: 'Apes and peacocks, for a cooperative.',
};
const PASSWORD = 'a wrong but telling password';

/** Texts that no log may contain, in any case or encoding. */
const SECRETS = [...Object.values(PERSON), PASSWORD, ADMIN.password, ADMIN.email];

function leaksOf(log: string, secrets: readonly string[]): string[] {
  const text = decodeURIComponent(log.replaceAll('%', '%25').replace(/%25([0-9a-f]{2})/gi, '%$1')).toLowerCase();
  return secrets.filter((secret) => text.includes(secret.toLowerCase()));
}

/** Returns the log lines. The start banner is no log line, and it names the administrator's email address. */
const logOf = (server: LoggedServer) =>
  server.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');

/** Returns the pattern for fail2ban from docs/operating.md. */
function failregex(): RegExp {
  const [, pattern] = /^failregex = (.+)$/m.exec(readFileSync(join(ROOT, 'docs/operating.md'), 'utf8')) ?? [];
  return new RegExp((pattern ?? 'missing').replace('<ADDR>', '([0-9a-f.:]+)'));
}

describe('log', () => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox();
  });
  afterAll(() => mailbox.close());

  const calls = (server: LoggedServer, headers: Record<string, string> = {}) => ({
    post: (path: string, body: unknown, more: Record<string, string> = {}) =>
      fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...more },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (path: string) => fetch(`${server.url}${path}`, { headers }),
  });

  it('contains no personal data of writers, searches, logins and failed emails', async () => {
    mailbox.mode = 'refuse';
    const server = await LoggedServer.start({ SMTP_URL: mailbox.url });
    const tokens: string[] = [];
    try {
      const visitor = calls(server);
      const key = { 'idempotency-key': 'a telling key of somebody' };
      await visitor.post('/contact', PERSON, key);
      await visitor.post('/contact', { ...PERSON, subject: 'Other' }, key);
      await visitor.post('/contact', { ...PERSON, email: `${PERSON.email}@` });
      await visitor.post('/contact', `{"email": "${PERSON.email}", oops`);
      await visitor.post('/contact', PERSON.message, { 'content-type': 'text/plain' });
      await visitor.post('/newsletter', { email: PERSON.email, revision: 1 });
      const request = await visitor.post('/project', { ...PERSON, serviceId: 'web-app-designing' });
      const { requestId } = (await request.json()) as { requestId: string };
      await visitor.get(`/contact?request=${requestId}`);
      await visitor.get(`/api/project/track/${requestId}`);
      await visitor.get(`/api/project/quote/${requestId}?email=${PERSON.email}`);
      await visitor.post(`/project/quote/${requestId}/accept`, { email: PERSON.email, revision: 1 });
      await visitor.get(`/newsletter/unsubscribe/${'T'.repeat(43)}`);
      await visitor.post(`/newsletter/unsubscribe/${'T'.repeat(43)}`, {});
      await visitor.get(`/newsletter/confirm/${'T'.repeat(43)}`);
      await visitor.post(`/newsletter/confirm/${'T'.repeat(43)}`, {});
      await visitor.post('/auth/login', { email: PERSON.email, password: PASSWORD });

      const { token } = (await (await visitor.post('/auth/login', ADMIN)).json()) as { token: string };
      tokens.push(token, requestId, 'T'.repeat(43), 'a telling key of somebody');
      const staff = calls(server, { 'x-auth-token': token });
      await calls(server, { 'x-auth-token': 'a.telling.token' }).get('/api/users');
      for (const text of [PERSON.email, PERSON.name]) await staff.get(`/api/contact?q=${encodeURIComponent(text)}`);
      const [message] = (await (await staff.get('/api/contact')).json()) as { _id: string }[];
      const answer = { contactId: message._id, email: PERSON.email, subject: PERSON.subject, message: PERSON.message };
      expect((await staff.post('/contact/reply', answer)).status).toBe(502);
      await staff.get(`/api/project/${requestId}`);
      await staff.post('/users', { name: PERSON.name, email: PERSON.email, password: PASSWORD });
      await staff.post('/users', { name: PERSON.name, email: PERSON.email, password: PASSWORD });
      for (const name of ['find', 'export', 'erase'])
        await staff.post(`/privacy/${name}`, { email: PERSON.email, revision: 1 });
      await server.until(/privacy\/erase/);
    } finally {
      await server.stop();
    }
    const log = logOf(server);
    expect(log).toContain('Mail not sent');
    expect(log).toContain('/api/project/track/[hidden]');
    expect(log.split('\n').length).toBeGreaterThan(25);
    const failures = log.split('\n').filter((line) => failregex().test(line));
    expect(failures.map((line) => failregex().exec(line)?.[1])).toEqual(['127.0.0.1']);
    expect(leaksOf(log, [...SECRETS, ...tokens, 'a.telling.token'])).toEqual([]);
  });

  it('contains no personal data while the database is away', async () => {
    const MONGODB_URI = `mongodb://127.0.0.1:${await claimPort()}/mosi`;
    // Uses the level debug, because it includes stack traces.
    const server = await LoggedServer.start({ MONGODB_URI, LOG_LEVEL: 'debug' });
    try {
      const visitor = calls(server);
      expect((await visitor.post('/contact', PERSON)).status).toBe(503);
      expect((await visitor.post('/newsletter', { email: PERSON.email })).status).toBe(503);
      expect((await visitor.post('/auth/login', { email: PERSON.email, password: PASSWORD })).status).toBe(503);
      await server.until(/auth\/login/);
    } finally {
      await server.stop();
    }
    expect(logOf(server)).toContain('request failed');
    expect(logOf(server)).toContain('"msg":"Stopped after ');
    expect(leaksOf(logOf(server), SECRETS)).toEqual([]);
  });

  it('is checked effectively: an email address in it would be found', () => {
    expect(leaksOf('{"path":"/api/contact?q=Zunduka.Unheard.Of%40school.example"}', SECRETS)).toEqual([PERSON.email]);
  });
});
