import { type Document, Timestamp } from 'bson';
import { CommandError } from '../store-errors';
import { ReadView } from './read-view';
import type { Store } from './store';

/** A snapshot ends after this time without a read, because an open snapshot prevents LMDB from reusing pages. */
const IDLE_MS = 60_000;

export class Snapshot {
  private readonly idle: NodeJS.Timeout;
  private isOver = false;

  constructor(
    readonly number: number,
    private readonly all: ReadView,
    onIdle: () => void,
  ) {
    this.idle = setTimeout(onIdle, IDLE_MS).unref();
  }

  /**
   * Returns the view of the snapshot and restarts the idle time. Callers must therefore use this getter for each read.
   * Throws `CommandError` 239 if the snapshot has ended.
   */
  get view(): ReadView {
    if (this.isOver) throw new CommandError(239, 'SnapshotTooOld', 'the snapshot has ended');
    this.idle.refresh();
    return this.all;
  }

  end(): void {
    this.isOver = true;
    clearTimeout(this.idle);
    this.all.release();
  }
}

/** Keeps a snapshot per session. All reads of the session show the store as of the first read, as backups need it. */
export class Snapshots {
  private readonly bySession = new Map<string, Snapshot>();
  private count = 0;

  constructor(private readonly store: Store) {}

  /**
   * Returns the snapshot of a session. The first read has no `clusterTime` and creates the snapshot. Throws
   * `CommandError` 239 if the snapshot has ended.
   */
  of(session: string, clusterTime: Timestamp | undefined): Snapshot {
    const known = this.bySession.get(session);
    if (clusterTime === undefined) return this.take(session);
    if (known?.number !== clusterTime.i) throw new CommandError(239, 'SnapshotTooOld', 'the snapshot has ended');
    return known;
  }

  end(session: string): void {
    this.bySession.get(session)?.end();
    this.bySession.delete(session);
  }

  endAll(): void {
    for (const session of [...this.bySession.keys()]) this.end(session);
  }

  private take(session: string): Snapshot {
    this.end(session);
    this.count += 1;
    const taken = new Snapshot(this.count, ReadView.of(this.store), () => this.end(session));
    this.bySession.set(session, taken);
    return taken;
  }
}

/** Returns a time that identifies the snapshot. The driver sends it with each further read of the session. */
export function toClusterTime(snapshot: Snapshot): Timestamp {
  return new Timestamp({ t: 1, i: snapshot.number });
}

/** Returns session and snapshot time of a snapshot read, or `undefined` for other reads. */
export function snapshotOf(body: Document): { session: string; clusterTime: Timestamp | undefined } | undefined {
  const { level, atClusterTime: clusterTime } = (body.readConcern ?? {}) as Document;
  return level === 'snapshot' ? { session: sessionName(body.lsid as Document), clusterTime } : undefined;
}

export function sessionName(lsid: Document | undefined): string {
  return (lsid?.id as { toString(encoding: string): string } | undefined)?.toString('hex') ?? '';
}
