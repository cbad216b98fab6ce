import { type Connection, createConnection } from 'mongoose';
import type { DatabaseReadiness } from '../../src/platform/database/database-readiness';
import type { MigrationRunner } from '../../src/platform/database/migration-runner';
import { SharedLease } from '../../src/platform/processes/shared-lease';
import { describeShared, emptyDatabase, within } from '../support/two-apps';

/** Maximum time in ms until another process takes over the jobs of a killed process. */
const TAKEN_MS = 15_000;

describeShared('lease of background work', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await createConnection(await emptyDatabase(`lease_${process.pid}`)).asPromise();
  });
  afterEach(() => connection.close());

  const readiness = { kind: 'mongodb', whileAnswers: (work: Promise<unknown>) => work } as DatabaseReadiness;
  const newLease = () =>
    new SharedLease(connection, readiness, { isDone: true, whenDone: async () => undefined } as MigrationRunner);

  it('is taken by one of several simultaneous processes', async () => {
    const leases = Array.from({ length: 5 }, newLease);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(leases.map((lease) => lease.renew()));
      expect(leases.filter(({ isMine }) => isMine)).toHaveLength(1);
    }
  });

  it('passes to another at once when its holder stops, which is notified', async () => {
    const [first, second, begun] = [newLease(), newLease(), jest.fn()];
    second.onMine(begun);
    await first.renew();
    await second.renew();
    expect(begun).not.toHaveBeenCalled();
    await first.onApplicationShutdown();
    await second.renew();
    expect([first.isMine, second.isMine]).toEqual([false, true]);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('passes to another when its holder died and released it before', async () => {
    const [dead, other] = [newLease(), newLease()];
    await dead.renew();
    await within(TAKEN_MS, async () => {
      await other.renew();
      if (other.isMine) expect(dead.isMine).toBe(false);
      expect(other.isMine).toBe(true);
    });
    await dead.renew();
    expect([dead.isMine, other.isMine]).toEqual([false, true]);
  });
});
