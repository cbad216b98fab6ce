import { type Document, Timestamp } from 'bson';
import { CommandError } from '../store-errors';
import { ReadView } from './read-view';
import type { Store } from './store';

/** A snapshot that nobody reads ends after this time: meanwhile the store cannot use removed pages again. */
const IDLE_MS = 60_000;

/** The store at one moment, for all reads of one session. */
export class Snapshot {
  private readonly idle: NodeJS.Timeout;
  private isOver = false;

  constructor(
    /** Which one of all since the start. */
    readonly number: number,
    private readonly all: ReadView,
    onIdle: () => void,
  ) {
    this.idle = setTimeout(onIdle, IDLE_MS).unref();
  }

  /**
   * Ask for it at each read, do not keep it.
   * Errors: `CommandError` 239, it has ended, and nothing of now may be given for then.
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

/**
 * The moments that sessions read at: all reads of a snapshot session see the store as it was at its first one, whatever is
 * written meanwhile. Asked for by the driver's `startSession({ snapshot: true })`; that is how backups are taken.
 */
export class Snapshots {
  private readonly kept = new Map<string, Snapshot>();
  private count = 0;

  constructor(private readonly store: Store) {}

  /**
   * A new one for the first read of a session, which names no time: the driver gives new sessions the ids of ended ones,
   * so the id alone says nothing. Errors: `CommandError` 239, the one that the read names has ended.
   */
  of(session: string, clusterTime: Timestamp | undefined): Snapshot {
    const kept = this.kept.get(session);
    if (clusterTime === undefined) return this.take(session);
    if (kept?.number !== clusterTime.i) throw new CommandError(239, 'SnapshotTooOld', 'the snapshot has ended');
    return kept;
  }

  end(session: string): void {
    this.kept.get(session)?.end();
    this.kept.delete(session);
  }

  endAll(): void {
    for (const session of [...this.kept.keys()]) this.end(session);
  }

  private take(session: string): Snapshot {
    this.end(session);
    this.count += 1;
    const taken = new Snapshot(this.count, ReadView.of(this.store), () => this.end(session));
    this.kept.set(session, taken);
    return taken;
  }
}

/** Drivers keep the time and send it back with each further read of the session. */
export function toClusterTime(snapshot: Snapshot): Timestamp {
  return new Timestamp({ t: 1, i: snapshot.number });
}

/** The session of a read in a snapshot, and the time of its first read; `undefined` for reads of any other kind. */
export function snapshotOf(body: Document): { session: string; clusterTime: Timestamp | undefined } | undefined {
  const { level, atClusterTime: clusterTime } = (body.readConcern ?? {}) as Document;
  return level === 'snapshot' ? { session: sessionName(body.lsid as Document), clusterTime } : undefined;
}

/** A session id as text. */
export function sessionName(lsid: Document | undefined): string {
  return (lsid?.id as { toString(encoding: string): string } | undefined)?.toString('hex') ?? '';
}
