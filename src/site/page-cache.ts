import { Injectable } from '@nestjs/common';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { ResponseCache } from '../platform/cache/response-cache';
import { BoundedQueue } from '../platform/concurrency/bounded-queue';
import { PROTECTION } from '../platform/limits/protection';

@Injectable()
export class PageCache extends ResponseCache {
  constructor(versions: ContentVersionsService) {
    super(versions, { maxBytes: PROTECTION.caches.pagesBytes });
  }
}

@Injectable()
export class PageQueue extends BoundedQueue {
  constructor() {
    super(PROTECTION.pageQueue);
  }
}
