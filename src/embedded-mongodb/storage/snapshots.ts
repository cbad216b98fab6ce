import { type Document, Timestamp } from 'bson';
import type { Store } from './store';
import { View } from './view';

/** How long a snapshot lasts that nobody ends: as long as an idle cursor. */
const KEPT_MS = 10 * 60_000;

interface Snapshot {
  number: number;
  view: View;
  usedAt: number;
}

/**
 * The moments that sessions read at: all reads of a snapshot session see the store as it was at its first one, whatever is
 * written meanwhile. Asked for by the driver's `startSession({ snapshot: true })`; that is how backups are taken.
 */
export class Snapshots {
  private readonly kept = new Map<string, Snapshot>();
  private count = 0;

  constructor(private readonly store: Store) {}

  /** That of a session, taken now if there is none yet. */
  of(session: string): Snapshot {
    this.forgetIdle();
    const kept = this.kept.get(session) ?? { number: ++this.count, view: View.of(this.store), usedAt: 0 };
    kept.usedAt = performance.now();
    this.kept.set(session, kept);
    return kept;
  }

  end(session: string): void {
    this.kept.get(session)?.view.release();
    this.kept.delete(session);
  }

  endAll(): void {
    for (const session of [...this.kept.keys()]) this.end(session);
  }

  /** An old snapshot keeps the store from using removed pages again. */
  private forgetIdle(): void {
    const oldest = performance.now() - KEPT_MS;
    for (const [session, { usedAt }] of this.kept) if (usedAt < oldest) this.end(session);
  }
}

/** Drivers keep the time and send it back; here the session says it all. */
export function toClusterTime(snapshot: Snapshot): Timestamp {
  return new Timestamp({ t: 1, i: snapshot.number });
}

/** `undefined` for reads of any other kind. */
export function snapshotSessionOf(body: Document): string | undefined {
  const isSnapshot = (body.readConcern as Document | undefined)?.level === 'snapshot';
  return isSnapshot ? sessionName(body.lsid as Document) : undefined;
}

/** A session id as text. */
export function sessionName(lsid: Document | undefined): string {
  return (lsid?.id as { toString(encoding: string): string } | undefined)?.toString('hex') ?? '';
}
