import { Body, Controller, Inject, Post, type Type } from '@nestjs/common';
import type { BulkDone } from '../../contract/bulk';
import type { CallDefinition } from '../../contract/calls/call';
import { Call as CallOf } from '../calls/call.decorator';
import { notFound } from '../errors/product-error';
import { titled } from '../fields/body-of';
import { BulkDto } from './bulk.dto';
import { type BulkAuditDetails, eachOf, wholeOf } from './each-of';

// `Call` without its type checks: this file serves all kinds of records, so TypeScript cannot compare the handlers.
const Call = CallOf as (...args: Parameters<typeof CallOf<CallDefinition>>) => MethodDecorator;

/** A service whose records staff can change together. */
interface BulkRecords {
  findStatus(id: string): Promise<{ name: string; status: string } | null>;
  setStatus(id: string, status: never): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
}

interface BulkSetup {
  /** Plural in the API document, such as "messages". */
  noun: string;
  service: Type<BulkRecords>;
  status: Type<BulkDto & { status: string }>;
}

/** Builds the calls that change at most 100 records. List the controller first, or `bulk` is read as an id. */
export function bulkController(
  path: string,
  calls: Record<'setStatuses' | 'removeAll' | 'restoreAll', CallDefinition>,
  { noun, service, status: StatusDto }: BulkSetup,
): Type<unknown> {
  class StatusBody extends StatusDto {}
  Object.defineProperty(StatusBody, 'name', { value: StatusDto.name });

  @Controller(`${path}/bulk`)
  class BulkController {
    constructor(@Inject(service) private readonly records: BulkRecords) {}

    @Post('status')
    @Call(calls.setStatuses, `Sets the status of several ${noun}.`)
    setStatuses(@Body() { ids, status }: StatusBody): Promise<BulkDone> {
      return this.each(ids, async (subjectId) => {
        const before = await this.records.findStatus(subjectId);
        if (!before) throw notFound();
        if (before.status === status) return null;
        await this.records.setStatus(subjectId, status as never);
        return { subjectId, fields: ['status'], changes: [{ field: 'status', from: before.status, to: status }] };
      });
    }

    @Post('delete')
    @Call(calls.removeAll, `Deletes ${noun}.`)
    removeAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
      return this.each(ids, (id) => this.records.remove(id).then(() => wholeOf(id)));
    }

    @Post('restore')
    @Call(calls.restoreAll, `Restores deleted ${noun}.`)
    restoreAll(@Body() { ids }: BulkDto): Promise<BulkDone> {
      return this.each(ids, (id) => this.records.restore(id).then(() => wholeOf(id)));
    }

    private each(ids: string[], change: (id: string) => Promise<BulkAuditDetails | null>): Promise<BulkDone> {
      return eachOf(ids, change, async (id) => (await this.records.findStatus(id))?.name);
    }
  }
  // Gives the class of each kind its own name, because the API document identifies handlers by their class name.
  Object.defineProperty(BulkController, 'name', { value: `${titled(path)}BulkController` });
  return BulkController;
}
