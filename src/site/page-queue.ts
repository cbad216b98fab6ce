import { Injectable } from '@nestjs/common';
import { BoundedQueue } from '../platform/concurrency/bounded-queue';
import { PROTECTION } from '../platform/limits/protection';

/** Where visitors wait for pages that are not in memory. */
@Injectable()
export class PageQueue extends BoundedQueue {
  constructor() {
    super(PROTECTION.pageQueue);
  }
}
