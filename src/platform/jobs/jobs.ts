import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { RefusedWritesService } from '../errors/refused-writes.service';
import { EVERY, type Rhythm } from './every.decorator';
import { Lease } from './lease';

type Job = () => unknown;

/** Runs the methods with `@Every`. Those of `one process` run only while this process has the lease. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly lease: Lease,
    private readonly refused: RefusedWritesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timers.push(setInterval(() => void this.lease.renew(), this.lease.beatMs).unref());
    await this.lease.renew();
    const providers = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown));
    for (const provider of providers) {
      if (typeof provider !== 'object' || provider === null) continue;
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(provider))) {
        const job = (provider as Record<string, Job>)[method];
        if (!job) continue;
        const rhythm = this.reflector.get<Rhythm | undefined>(EVERY, job);
        if (rhythm) this.begin(`${provider.constructor.name}.${method}`, () => job.call(provider), rhythm);
      }
    }
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private begin(name: string, job: Job, { every, first, of }: Rhythm): void {
    let isRunning = false;
    const run = async (): Promise<void> => {
      if (isRunning || (of === 'one process' && !this.lease.isMine)) return;
      isRunning = true;
      try {
        await job();
      } catch (error) {
        if (!this.refused.note(error)) this.logger.warn(`${name} failed: ${(error as Error).name}. It is tried again.`);
      }
      isRunning = false;
    };
    const begun = setTimeout(() => {
      void run();
      this.timers.push(setInterval(() => void run(), every).unref());
    }, first).unref();
    this.timers.push(begun);
  }
}
