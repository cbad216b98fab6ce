import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { EnvironmentError } from './platform/config/environment-error';
import { describeStartFailure, startExitCode } from './start-failure';

/** Listens on this port and host, and returns the error. */
async function failureOf(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  const [error] = await once(server, 'error');
  return error;
}

describe('a failed start', () => {
  it('names the port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(describeStartFailure(await failureOf(port, '127.0.0.1'))).toBe(`PORT ${port} is in use by another program.`);
    other.close();
  });

  it('names a host that this machine does not have', async () => {
    // No machine has this address, because it is reserved for documentation (RFC 5737).
    expect(describeStartFailure(await failureOf(0, '192.0.2.1'))).toBe('HOST must be an address of this machine.');
  });

  it.each([
    [
      'EACCES',
      '/data/database/lock',
      'This program has no permission to use /data/database/lock. Change the owner or the permissions of this file or folder.',
    ],
    ['ENOSPC', undefined, 'The disk of DATA_DIR is full. Free some space first.'],
  ])('advises what to do on %s', (code, path, sentence) => {
    expect(describeStartFailure(Object.assign(new Error('raw'), { code, path }))).toBe(sentence);
  });

  it('ends with its own exit code when a setting is wrong', async () => {
    const coded = (code: string, more = {}) => Object.assign(new Error('raw'), { code, ...more });
    expect([new EnvironmentError('PORT must be …'), coded('EACCES', { port: 80 })].map(startExitCode)).toEqual([
      78, 78,
    ]);
    const passing = [
      coded('EADDRINUSE', { port: 3000 }),
      await failureOf(0, '192.0.2.1'),
      coded('EACCES', { path: '/data/database/lock' }),
      coded('ENOSPC'),
      'no room',
    ];
    expect(passing.map(startExitCode)).toEqual(passing.map(() => 1));
  });

  it('leaves other sentences unchanged', () => {
    const sentence = 'PUBLIC_URL must be an address that begins with http:// or https://.';
    expect(describeStartFailure(new EnvironmentError(sentence))).toBe(sentence);
    expect(describeStartFailure('no room')).toBe('no room');
  });
});
