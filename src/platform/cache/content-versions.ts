import { Injectable } from '@nestjs/common';
import type { CachedResource } from '../../contract/calls/resource-calls';

/** State of a resource at one moment, to compare with a later one. */
export interface ContentMark {
  /** Moves with every write: an answer of an older version is never served. */
  version: number;
  /** Moves with what may lag, such as view counts. */
  drift: number;
}

/** Counts the changes of each resource, so that answers kept in memory know when they are out of date. */
@Injectable()
export class ContentVersions {
  private readonly marks = new Map<CachedResource, ContentMark>();

  /** Call it after each committed write and restore, before the call is answered. */
  bump(resource: CachedResource): void {
    this.of(resource).version += 1;
  }

  /** Something changed that readers may see a second later. */
  drift(resource: CachedResource): void {
    this.of(resource).drift += 1;
  }

  /** A copy: it does not move with later changes. Take it before reading what is to be kept. */
  mark(resource: CachedResource): ContentMark {
    return { ...this.of(resource) };
  }

  /** The live counters. */
  of(resource: CachedResource): ContentMark {
    let mark = this.marks.get(resource);
    if (!mark) {
      mark = { version: 0, drift: 0 };
      this.marks.set(resource, mark);
    }
    return mark;
  }
}
