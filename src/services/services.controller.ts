import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { SERVICE_CALLS } from '../contract/calls/services.calls';
import type { Done } from '../contract/errors';
import type { Service } from '../contract/services';
import { CurrentViewer, type Viewer } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { CreateServiceDto, UpdateServiceDto } from './service.dto';
import { ServicesService } from './services.service';

@Controller('services')
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Get()
  @Call(
    SERVICE_CALLS.list,
    'Lists stored services by their order. The list is empty while only the built-in services are shown.',
  )
  list(@Query() query: ListPageQuery, @CurrentViewer() { isVisitor }: Viewer): Promise<ListPage<Service>> {
    return this.services.list(query, { isStaff: !isVisitor });
  }

  @Get(':id')
  @Call(SERVICE_CALLS.read, 'Returns one service by `_id` or slug.')
  read(@Param('id') id: string): Promise<Service> {
    return this.services.read(id);
  }

  @Post()
  @Call(SERVICE_CALLS.create, 'Adds a service. Its slug is made from the title.', {
    409: 'Other services with this title were created at the same time.',
  })
  create(@Body() input: CreateServiceDto): Promise<Service> {
    return this.services.create(input);
  }

  @Put(':id')
  @Call(SERVICE_CALLS.update, 'Changes only the fields that the request contains; never the slug.')
  update(@Param('id') id: string, @Body() input: UpdateServiceDto): Promise<Service> {
    return this.services.update(id, input);
  }

  @Delete(':id')
  @Call(SERVICE_CALLS.remove, 'Deletes a service.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.services.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(SERVICE_CALLS.restore, 'Restores a service, with a free slug if its own is in use.')
  restore(@Param('id') id: string): Promise<Service> {
    return this.services.restore(id);
  }
}
