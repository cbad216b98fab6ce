import { readFileSync } from 'node:fs';
import { claimPort } from '../support/ports';
import { Site } from '../support/site';
import { call, messageOf, signInAtSite } from '../support/site-calls';

describe('metrics', () => {
  let site: Site;
  let port: number;
  beforeAll(async () => {
    port = await claimPort();
    site = await Site.start({ SAMPLE_CONTENT: 'true', METRICS_PORT: String(port) });
  });
  afterAll(() => site.stop());

  const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  /** Returns the value of the metric `name` whose labels contain `labels`, or `undefined`. */
  const metric = (text: string, name: string, labels = ''): number | undefined => {
    const line = text
      .split('\n')
      .find((each) => each.startsWith(name) && each.includes(labels) && !each.startsWith('#'));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('are served on their own port only', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${site.url}/api/metrics`)).status).toBe(404);
  });

  it('count requests by route, method and status, unknown paths together', async () => {
    expect((await call(site, 'POST', '/contact', messageOf('Counted'))).status).toBe(201);
    for (let n = 0; n < 20; n += 1) await call(site, 'GET', `/no-such-call-${n}/${n}`);
    const text = await read();
    expect(metric(text, 'mosi_http_requests_total', 'route="/api/contact",method="POST",status="201"')).toBe(1);
    expect(metric(text, 'mosi_http_requests_total', 'route="other",method="GET",status="404"')).toBeGreaterThan(19);
    expect(metric(text, 'mosi_http_request_duration_seconds_count', 'route="/api/contact",method="POST"')).toBe(1);
    expect(text).not.toContain('no-such-call');
  });

  it('count the 503 of maintenance mode separately, excluded from the error rule', async () => {
    const admin = await signInAtSite(site);
    const setMode = (maintenanceMode: boolean) =>
      fetch(`${site.url}/api/settings`, {
        method: 'PUT',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify({ maintenanceMode }),
      });
    expect((await setMode(true)).status).toBe(200);
    const paths = ['/', '/about', '/no-such-page', '/newsletter/confirm/-', '/'];
    for (const path of paths) expect((await fetch(site.url + path)).status).toBe(503);
    expect((await fetch(`${site.url}/newsletter/confirm/unknown`, { method: 'POST' })).status).toBe(503);
    expect((await setMode(false)).status).toBe(200);
    const text = await read();
    expect(metric(text, 'mosi_http_requests_total', 'route="/",method="GET",status="maintenance"')).toBe(2);
    expect(text).not.toMatch(/status="5/);
    const [, errors] = /status=~"([^"]+)"/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
    expect('maintenance').not.toMatch(new RegExp(`^(?:${errors})$`));
  });

  it('distinguish cached and built answers', async () => {
    const hits = (text: string) =>
      ['calls', 'pages'].map((kind) => metric(text, 'mosi_cache_total', `kind="${kind}",result="hit"`) ?? 0);
    for (const path of ['/about', '/api/team']) await fetch(site.url + path);
    const before = await read();
    for (const path of ['/about', '/api/team']) await fetch(site.url + path);
    const after = await read();
    expect(hits(after)).toEqual(hits(before).map((count) => count + 1));
    for (const kind of ['calls', 'pages']) {
      expect(metric(after, 'mosi_cache_total', `kind="${kind}",result="miss"`)).toBeGreaterThan(0);
      expect(metric(after, 'mosi_cache_bytes', `kind="${kind}"`)).toBeGreaterThan(1_000);
    }
    expect(metric(after, 'mosi_page_render_seconds_count')).toBeGreaterThan(0);
  });

  it('describe process and site', async () => {
    const text = await read();
    expect(metric(text, 'mosi_ready')).toBe(1);
    expect(metric(text, 'mosi_refused_writes')).toBe(0);
    expect(metric(text, 'mosi_disk_free_bytes')).toBeGreaterThan(1_000_000);
    expect(metric(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(metric(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(metric(text, 'mosi_mails_failed')).toBe(0);
    expect(metric(text, 'mosi_mails_waiting')).toBeGreaterThanOrEqual(0);
    expect(metric(text, 'mosi_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(0);
    expect(metric(text, 'mosi_store_bytes')).toBeGreaterThan(10_000);
  });

  it('are the ones in documentation and alert rules', async () => {
    const text = `${await read()}mosi_last_backup_timestamp_seconds`;
    const names = (of: string) => [...new Set(of.match(/\b(mosi|nodejs|process)_[a-z0-9_]+/g) ?? [])];
    const docs = readFileSync('docs/operating.md', 'utf8');
    const [shown, told] = [new Set(names(text)), names(docs)];
    expect(told.filter((name) => !shown.has(name) && name !== 'mosi_pair')).toEqual([]);
    const metricNames = names(text.replace(/_(bucket|sum|count)\b/g, '')).filter((name) => name.startsWith('mosi_'));
    expect(metricNames.filter((name) => !told.includes(name))).toEqual([]);
  });

  it('include the time of the last backup', async () => {
    expect(metric(await read(), 'mosi_last_backup_timestamp_seconds')).toBeUndefined();
    const startedAt = Date.now() / 1_000;
    const archive = await fetch(`${site.url}/api/backup`, { headers: await signInAtSite(site) });
    expect(archive.status).toBe(200);
    await archive.arrayBuffer();
    let text = await read();
    while (metric(text, 'mosi_last_backup_timestamp_seconds') === undefined) text = await read();
    expect(metric(text, 'mosi_last_backup_timestamp_seconds')).toBeGreaterThanOrEqual(startedAt);
  });

  it('stop a start whose metrics port is taken, with a message', async () => {
    const second = await Site.prepare({ METRICS_PORT: String(port) });
    await expect(second.run()).rejects.toThrow(/mosi cannot start: METRICS_PORT \d+ cannot be used/);
    await second.stop();
  });
});
