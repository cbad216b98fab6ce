import { Body, Controller, Delete, Get, Inject, Param, Post, Put, Query, type Type } from '@nestjs/common';
import type { CallDefinition } from '../../contract/calls/call';
import type { Done } from '../../contract/errors';
import type { Fields } from '../../contract/fields';
import { Call as CallOf } from '../calls/call.decorator';
import { bodyOf, editOf, titled } from '../fields/body-of';
import { type ListPage, ListPageQuery } from '../http/list-page.query';
import type { RecordsService } from './records.service';

// `Call` without its type checks: this file serves all kinds of records, so TypeScript cannot compare the handlers.
const Call = CallOf as (...args: Parameters<typeof CallOf<CallDefinition>>) => MethodDecorator;

type Records = Pick<RecordsService<never, object>, 'list' | 'create' | 'update' | 'remove' | 'restore'>;

interface RecordsSetup {
  fields: Fields;
  service: Type<Records>;
  /** Name of a record in the names of types in the API document, such as `SavedReply`. */
  type: string;
  /** Name of a record in sentences of the API document, such as "a saved reply". */
  noun: string;
  list: string;
  /** Descriptions of errors of `create` by status. */
  refusals?: Record<number, string>;
}

/** Builds the calls of a resource that staff list, create, change, delete and restore. */
export function recordsController(
  path: string,
  calls: Record<keyof Records, CallDefinition>,
  { fields, service, type, noun, list, refusals }: RecordsSetup,
): Type<unknown> {
  class CreateBody extends bodyOf(fields) {}
  Object.defineProperty(CreateBody, 'name', { value: `Create${type}Dto` });
  class UpdateBody extends editOf(fields) {}
  Object.defineProperty(UpdateBody, 'name', { value: `Update${type}Dto` });

  @Controller(path)
  class RecordsController {
    constructor(@Inject(service) private readonly records: Records) {}

    @Get()
    @Call(calls.list, list)
    list(@Query() query: ListPageQuery): Promise<ListPage<object>> {
      return this.records.list(query);
    }

    @Post()
    @Call(calls.create, `Adds ${noun}.`, refusals)
    create(@Body() input: CreateBody): Promise<object> {
      return this.records.create(input);
    }

    @Put(':id')
    @Call(calls.update, 'Changes only the fields that the request contains.')
    update(@Param('id') id: string, @Body() input: UpdateBody): Promise<object> {
      return this.records.update(id, input);
    }

    @Delete(':id')
    @Call(calls.remove, `Deletes ${noun}.`)
    async remove(@Param('id') id: string): Promise<Done> {
      await this.records.remove(id);
      return { success: true };
    }

    @Post(':id/restore')
    @Call(calls.restore, `Restores ${noun}.`)
    restore(@Param('id') id: string): Promise<object> {
      return this.records.restore(id);
    }
  }
  // Gives the class of each kind its own name, because the API document identifies handlers by their class name.
  Object.defineProperty(RecordsController, 'name', { value: `${titled(type)}Controller` });
  return RecordsController;
}
