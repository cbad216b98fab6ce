import { Injectable, Optional } from '@nestjs/common';
import { CACHED_RESOURCES, type CachedResource } from '../../contract/cached-resources';
import { ChangeBus } from '../processes/change-bus';

interface Counters {
  /** Increases with every write. Cached content of an earlier version is not used. */
  version: number;
  /** Increases with every change that caches may show late, such as a new view count. */
  drift: number;
}

/** The counters of some resources at one moment. A later comparison shows whether content has changed. */
export interface ContentMark extends Readonly<Counters> {
  /** An empty list means all resources. */
  readonly resources: readonly CachedResource[];
}

/** Counts the changes of each resource, so that caches detect stale entries. */
@Injectable()
export class ContentVersionsService {
  private readonly counters = Object.fromEntries(
    CACHED_RESOURCES.map((resource) => [resource, { version: 0, drift: 0 }]),
  ) as Record<CachedResource, Counters>;

  constructor(@Optional() private readonly changes?: ChangeBus) {
    for (const resource of CACHED_RESOURCES) changes?.subscribe(resource, () => this.bumpHere(resource));
  }

  /** True while this process cannot receive changes made by other processes. */
  get isCutOff(): boolean {
    return this.changes?.isCutOff ?? false;
  }

  /** Reports that the database does not answer, before the change bus detects it. */
  noteSilence(): void {
    this.changes?.noteSilence();
  }

  /** Announces a change to all processes. Call it after each committed write, and await it before answering. */
  bump(...resources: readonly CachedResource[]): Promise<void> {
    this.bumpHere(...resources);
    return this.changes?.publish(...resources) ?? Promise.resolve();
  }

  /** Announces a change only to the caches of this process. Use it for changes that every process detects by itself. */
  bumpHere(...resources: readonly CachedResource[]): void {
    for (const resource of resources) this.counters[resource].version += 1;
  }

  drift(resource: CachedResource): void {
    this.counters[resource].drift += 1;
  }

  /** Returns the current state of the counters, of all resources by default. Call it before reading content. */
  mark(...resources: readonly CachedResource[]): ContentMark {
    return { resources, version: this.sum(resources, 'version'), drift: this.sum(resources, 'drift') };
  }

  isCurrent({ resources, version }: ContentMark): boolean {
    return this.sum(resources, 'version') === version;
  }

  hasDrifted({ resources, drift }: ContentMark): boolean {
    return this.sum(resources, 'drift') !== drift;
  }

  private sum(resources: readonly CachedResource[], counter: keyof Counters): number {
    let sum = 0;
    for (const resource of resources.length > 0 ? resources : CACHED_RESOURCES) sum += this.counters[resource][counter];
    return sum;
  }
}
