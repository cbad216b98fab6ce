import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { WRONG_SETTINGS_EXIT_CODE } from '../../src/platform/config/environment-error';
import { SETTING_NAMES } from '../../src/platform/config/setting-names';

const ROOT = resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

it('starts with the systemd unit what npm start does', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [, command] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(read('docs/operating.md')) ?? [];
  expect(command).toBe(scripts.start);
});

it('creates the data folder by systemd, without restart after wrong settings', () => {
  const text = read('docs/operating.md');
  const [, unit] = /```ini\n(\[Unit\].+?)```/s.exec(text) ?? [];
  expect(unit.split('\n')).toEqual(
    expect.arrayContaining([
      ...['User=mosi', 'StateDirectory=mosi', 'RuntimeDirectory=mosi', 'Environment=TMPDIR=/run/mosi'],
      ...['Restart=on-failure', 'RestartSec=5', `RestartPreventExitStatus=${WRONG_SETTINGS_EXIT_CODE}`],
    ]),
  );
  expect(text).toContain('`DATA_DIR=/var/lib/mosi`');
});

interface Service {
  build?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  command?: string[];
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  read_only?: boolean;
  tmpfs?: string[];
  security_opt?: string[];
  logging?: { driver: string; options: Record<string, unknown> };
}

const servicesOf = (file: string): Record<string, Service> => parse(read(file), { merge: true }).services;
const mountOf = ({ volumes = [] }: Service, path: string) => volumes.find((each) => each.endsWith(`:${path}`));

describe.each(['compose.yaml', 'compose.several.yaml'])('%s', (file) => {
  const services = Object.values(servicesOf(file));
  const ours = services.filter(({ build }) => build !== undefined);

  it('lets mosi write only to its volumes and socket folder', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const each of ours) {
      expect(each).toMatchObject({ read_only: true, tmpfs: ['/tmp'] });
      expect([mountOf(each, '/data'), mountOf(each, '/backups')]).toEqual([expect.any(String), expect.any(String)]);
      expect(each.environment?.BACKUP_DIR).toBe('/backups');
    }
  });

  it('grants no new privileges and bounds every log', () => {
    for (const { security_opt, logging } of services) {
      expect(security_opt).toEqual(['no-new-privileges:true']);
      expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
    }
  });

  it('opens its ports to this machine alone by default', () => {
    const ports = services.flatMap((each) => each.ports ?? []);
    expect(ports).toEqual([expect.stringMatching(/^\$\{BIND_ADDRESS:-127\.0\.0\.1\}:\d+:\d+$/)]);
  });
});

describe('compose file of several processes', () => {
  const { 'mosi-one': one, 'mosi-two': two, nginx, mongodb } = servicesOf('compose.several.yaml');

  it('gives both processes equal settings, own data folders and one backup folder', () => {
    const { environment = {} } = one;
    expect(two.environment).toEqual(environment);
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining(Object.keys(servicesOf('compose.yaml').mosi.environment ?? {})),
    );
    expect(mountOf(one, '/data')).not.toBe(mountOf(two, '/data'));
    expect(mountOf(one, environment.BACKUP_DIR)).toBe(mountOf(two, environment.BACKUP_DIR));
    expect(read('Dockerfile')).toContain(`chown node:node /data ${environment.BACKUP_DIR}`);
  });

  it('allows each process the time it needs to stop', () => {
    const [, drain] = /:-(\d+)/.exec(one.environment?.DRAIN_SECONDS ?? '') ?? [];
    expect(parseInt(one.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(Number(drain) + 20);
  });

  it('admits visitors only through nginx, which knows both processes', () => {
    expect([one.ports, two.ports, nginx.ports]).toEqual([undefined, undefined, [expect.stringMatching(/:80:80$/)]]);
    expect(one.environment?.TRUST_PROXY).toBe('true');
    const [write] = (nginx.command?.[2] ?? '').split(' > ');
    const conf = execFileSync('sh', ['-c', write.replace('/mosi/nginx.conf', 'docs/nginx.conf')], { cwd: ROOT });
    expect(String(conf)).toMatch(
      /upstream mosi_pair \{\s+server mosi-one:3000 max_fails=0;\s+server mosi-two:3000 max/,
    );
    expect(String(conf)).toContain('proxy_pass http://mosi_pair;');
  });

  it('has a MongoDB that initiates the replica set the processes use', () => {
    const { hostname, searchParams } = new URL(one.environment?.MONGODB_URI ?? '');
    const set = searchParams.get('replicaSet');
    expect(mongodb.command).toEqual(expect.arrayContaining(['--replSet', set]));
    const begin = mongodb.healthcheck?.test.at(-1);
    expect(begin).toContain(`rs.initiate({ _id: '${set}', members: [{ _id: 0, host: '${hostname}:27017' }] })`);
  });
});
