import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MESSAGES } from '../../src/contract/errors';
import { KeepAliveClient, newTally, untilAnswered } from '../support/keep-alive-client';
import { Site } from '../support/site';
import { call, messageOf } from '../support/site-calls';

const CONNECTIONS = 200;
const PATHS = ['/', '/api/settings', '/api/contact', '/api/blogs', '/blogs'];

describe('graceful stop', () => {
  let site: Site;
  afterEach(() => site.stop());

  it.each([
    ['SIGTERM', '1'],
    ['SIGINT', '1'],
    ['SIGTERM', '0'],
  ] as const)(
    `answers every request of ${CONNECTIONS} connections under load (%s, DRAIN_SECONDS=%s)`,
    async (signal, seconds) => {
      site = await Site.start({ SAMPLE_CONTENT: 'true', DRAIN_SECONDS: seconds });
      const tally = newTally();
      const clients = Array.from({ length: CONNECTIONS }, () => new KeepAliveClient(site.url, tally));
      const runs = clients.map((client) => client.run(PATHS));
      await untilAnswered(tally, CONNECTIONS * 5);
      expect(await site.signal(signal)).toBe(0);
      await Promise.all(runs);
      expect(tally.lost).toEqual([]);
      expect(Object.keys(tally.statuses).sort()).toEqual(['200', '201']);
    },
  );

  it('reports not ready at once, and serves requests until the time ends', async () => {
    site = await Site.start({ SAMPLE_CONTENT: 'false', DRAIN_SECONDS: '2' });
    const ended = site.signal('SIGTERM');
    // Until proxies have noticed the stop, the site still serves calls over new and open connections.
    const ready = await untilLeaving();
    expect(ready.body).toMatchObject({ statusCode: 503, message: MESSAGES.leaving });
    expect((await call(site, 'GET', '/health/live')).status).toBe(200);
    expect((await call(site, 'GET', '/health')).status).toBe(200);
    expect((await call(site, 'POST', '/contact', messageOf('Just in time'))).status).toBe(201);
    expect(await ended).toBe(0);
  });

  const untilLeaving = async () => {
    for (;;) {
      const answer = await call(site, 'GET', '/health/ready');
      if (answer.status !== 200) return answer;
    }
  };

  it('receives a body in progress, and serves one more pausing caller', async () => {
    site = await Site.start({ SAMPLE_CONTENT: 'false' });
    const body = JSON.stringify(messageOf('In two halves'));
    const slow = connect(site.port, '127.0.0.1');
    const answers: string[] = [];
    slow.on('data', (bytes) => answers.push(bytes.toString()));
    slow.write(
      `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    const tally = newTally();
    const pausing = new KeepAliveClient(site.url, tally).run(['/api/settings'], () => wait(300));
    const idle = connect(site.port, '127.0.0.1').resume();
    await Promise.all([once(idle, 'connect'), untilAnswered(tally, 2)]);
    const ended = site.signal('SIGTERM');
    await once(idle, 'close');
    slow.write(body.slice(20));
    await once(slow, 'close');
    expect(answers.join('')).toMatch(/^HTTP\/1\.1 201 Created\r\n(.+\r\n)*Connection: close\r\n/);
    await pausing;
    expect(tally.lost).toEqual([]);
    expect(await ended).toBe(0);
  });
});
