import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fillSubscribers, makeFolder, signIn, startProduct, text } from './product.mjs';
import { atMost } from './table.mjs';

const { SMTPServer } = createRequire(import.meta.url)('smtp-server');

const MANY = 20_000;
const FEW = 500;
/** Number of emails to wait for. With `BENCH_LETTERS=20000`, waits for the whole list: 67 minutes at `PER_HOUR`. */
const AWAITED = Number(process.env.BENCH_LETTERS ?? FEW);
const PER_HOUR = 18_000;

/** Starts a local mail server that counts emails by recipient. */
async function startMailServer() {
  const taken = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onData(stream, { envelope }, callback) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) taken.set(address, (taken.get(address) ?? 0) + 1);
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise((done) => server.close(done));
  return { url: `smtp://127.0.0.1:${server.server.address().port}`, taken, close };
}

async function measureList(subscribers, awaited) {
  const folder = makeFolder();
  await fillSubscribers(folder.dataDir, subscribers);
  const mails = await startMailServer();
  const product = await startProduct(folder.dataDir, { SMTP_URL: mails.url, MAIL_FROM: 'office@example.com' });
  const headers = { 'content-type': 'application/json', 'x-auth-token': await signIn(product.url) };
  const call = async (method, path, body) =>
    (await fetch(`${product.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })).json();
  await call('PUT', '/settings', { newsletterPerHour: PER_HOUR });
  const { _id } = await call('POST', '/issues', { subject: 'June', content: text(4_000, 1) });
  mails.taken.clear();
  const [startedAt, cpu] = [performance.now(), product.cpuMs()];
  await call('POST', `/issues/${_id}/send`, {});
  let memory = 0;
  while (mails.taken.size < awaited) {
    await wait(500);
    memory = Math.max(memory, product.memory());
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpuMs = (product.cpuMs() - cpu) / mails.taken.size;
  if (awaited === subscribers) while ((await call('GET', `/issues/${_id}`)).status !== 'sent') await wait(500);
  else await call('POST', `/issues/${_id}/stop`);
  await product.stop();
  await mails.close();
  folder.remove();
  const doubled = [...mails.taken.values()].filter((count) => count > 1).length;
  const share = `${mails.taken.size} of ${subscribers.toLocaleString('en-US')} addresses`;
  return [
    atMost(
      `time an email, ${share}`,
      (1_000 * seconds) / awaited,
      250,
      'ms',
      `${cpuMs.toFixed(1)} ms of processor time an email`,
    ),
    atMost('highest resident memory meanwhile', memory, 250, 'MB'),
    atMost('addresses with two emails', doubled, 0, '', '', 0),
    ...(awaited === subscribers
      ? [atMost('addresses without an email', subscribers - mails.taken.size, 0, '', '', 0)]
      : []),
  ];
}

/** Sends a newsletter of 4 kB at the highest rate, through a mail server that accepts at once. */
export async function measureLetters() {
  return [...(await measureList(FEW, FEW)), ...(await measureList(MANY, AWAITED))];
}
