import type { MigrationRunner } from '../database/migration-runner';
import type { RestoredPlaceService } from '../database/restored-place.service';
import type { Lease } from '../jobs/lease';
import { HeldMailsService } from './held-mails.service';
import type { MailOutbox } from './mail-outbox';
import type { MailSiteService } from './mail-site.service';
import type { OutboxRowsService } from './outbox-rows.service';

describe('emails on hold', () => {
  afterEach(() => jest.useRealTimers());

  it('renews the lease while they are put on hold, and no longer', async () => {
    jest.useFakeTimers();
    let isNew = true;
    const place = {
      read: async () => (isNew ? { backupAt: new Date(), isNew } : null),
      removeMark: async () => {
        isNew = false;
      },
    };
    const lease = { beatMs: 2_000, take: jest.fn(async () => true) };
    let holdDue: () => Promise<unknown> = async () => undefined;
    const held = new HeldMailsService(
      place as unknown as RestoredPlaceService,
      { listHeld: async () => ({ rows: [], total: 0 }) } as unknown as OutboxRowsService,
      { hold: async () => undefined } as unknown as MailOutbox,
      { read: async () => ({}) } as unknown as MailSiteService,
      lease as unknown as Lease,
      { addLast: (step: () => Promise<null>) => (holdDue = step) } as unknown as MigrationRunner,
    );
    held.addSource({ hold: () => new Promise((done) => setTimeout(done, 30_000)) });
    const done = holdDue();
    // Other processes take the lease 10 s after its last renewal, so `holdDue` must renew it often during these 29 s.
    await jest.advanceTimersByTimeAsync(29_000);
    expect(lease.take.mock.calls.length).toBeGreaterThanOrEqual(15);
    await jest.advanceTimersByTimeAsync(1_000);
    await done;
    const taken = lease.take.mock.calls.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lease.take).toHaveBeenCalledTimes(taken);
  });
});
