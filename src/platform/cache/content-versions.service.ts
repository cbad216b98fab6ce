import { Injectable, Optional } from '@nestjs/common';
import { CACHED_RESOURCES, type CachedResource } from '../../contract/cached-resources';
import { ChangeBus } from '../processes/change-bus';

interface Counters {
  /** Moves with every write: what was read of an older version is never served. */
  version: number;
  /** Moves with what may lag, such as view counts. */
  drift: number;
}

/** State of some resources at one moment, to compare with a later one. */
export interface ContentMark extends Readonly<Counters> {
  /** Empty for all of them. */
  readonly resources: readonly CachedResource[];
}

/** Counts the changes of each resource, so that what is kept in memory knows when it is out of date. */
@Injectable()
export class ContentVersionsService {
  private readonly counters = new Map<CachedResource, Counters>();

  constructor(@Optional() private readonly changes?: ChangeBus) {
    for (const resource of CACHED_RESOURCES) changes?.subscribe(resource, () => this.bumpHere(resource));
  }

  /** Whether nobody knows what others have written meanwhile. */
  get isCutOff(): boolean {
    return this.changes?.isCutOff ?? false;
  }

  /** Somebody has found the database away, sooner than it was missed. */
  noteSilence(): void {
    this.changes?.noteSilence();
  }

  /** Call it after each committed write and restore, and wait for it before the call is answered: all processes learn of it. */
  bump(...resources: readonly CachedResource[]): Promise<void> {
    this.bumpHere(...resources);
    return this.changes?.publish(...resources) ?? Promise.resolve();
  }

  /** What this process alone holds in memory has changed. */
  bumpHere(...resources: readonly CachedResource[]): void {
    for (const resource of resources) this.of(resource).version += 1;
  }

  /** Something changed that readers may see a second later. */
  drift(resource: CachedResource): void {
    this.of(resource).drift += 1;
  }

  /** Take it before reading what is to be kept. @param resources what is read; none named are all. */
  mark(...resources: readonly CachedResource[]): ContentMark {
    return { resources, version: this.sum(resources, 'version'), drift: this.sum(resources, 'drift') };
  }

  /** Whether nothing was written since. */
  isCurrent({ resources, version }: ContentMark): boolean {
    return this.sum(resources, 'version') === version;
  }

  hasDrifted({ resources, drift }: ContentMark): boolean {
    return this.sum(resources, 'drift') !== drift;
  }

  private sum(resources: readonly CachedResource[], counter: keyof Counters): number {
    let sum = 0;
    if (resources.length === 0) for (const counters of this.counters.values()) sum += counters[counter];
    else for (const resource of resources) sum += this.counters.get(resource)?.[counter] ?? 0;
    return sum;
  }

  private of(resource: CachedResource): Counters {
    let counters = this.counters.get(resource);
    if (!counters) {
      counters = { version: 0, drift: 0 };
      this.counters.set(resource, counters);
    }
    return counters;
  }
}
