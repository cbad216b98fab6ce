import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import type { Done } from '../contract/errors';
import type { Service } from '../contract/services';
import { Public, Roles } from '../platform/access/access.decorator';
import { Audited } from '../platform/audit/audited.decorator';
import { KeepAnswersInterceptor } from '../platform/cache/keep-answers.interceptor';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { TotalCountInterceptor } from '../platform/http/total-count.interceptor';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { listOf } from '../platform/openapi/shape';
import { DONE } from '../platform/openapi/shared-answers';
import { CreateServiceDto } from './dto/create-service.dto';
import { SERVICE } from './dto/service.answer';
import { UpdateServiceDto } from './dto/update-service.dto';
import { ServicesService } from './services.service';

@Controller('services')
@UseInterceptors(KeepAnswersInterceptor)
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Public()
  @UseInterceptors(TotalCountInterceptor)
  @Get()
  @ApiCall('Stored services by their order; none while only the built-in ones stand.', listOf(SERVICE))
  list(@Query() query: ListPageQuery): Promise<ListPage<Service>> {
    return this.services.list(query);
  }

  /** @param id `_id` or slug. */
  @Public()
  @Get(':id')
  @ApiCall('One service by `_id` or slug.', SERVICE)
  read(@Param('id') id: string): Promise<Service> {
    return this.services.read(id);
  }

  @Roles('editor')
  @Post()
  @Audited('services.create')
  @ApiCall('Adds a service; its slug is made of the title.', SERVICE, {
    409: 'Others with this title were made at the same moment.',
  })
  create(@Body() input: CreateServiceDto): Promise<Service> {
    return this.services.create(input);
  }

  @Roles('editor')
  @Put(':id')
  @Audited('services.update')
  @ApiCall('Changes the fields that are sent; never the slug.', SERVICE)
  update(@Param('id') id: string, @Body() input: UpdateServiceDto): Promise<Service> {
    return this.services.update(id, input);
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('services.delete')
  @ApiCall('Deletes a service.', DONE)
  async remove(@Param('id') id: string): Promise<Done> {
    await this.services.remove(id);
    return { success: true };
  }

  /** Brings a service back within ten minutes of its removal. */
  @Roles('editor')
  @HttpCode(200)
  @Post(':id/restore')
  @Audited('services.restore')
  @ApiCall('Brings a service back.', SERVICE, { 409: 'Another service has its slug by now.' })
  restore(@Param('id') id: string): Promise<Service> {
    return this.services.restore(id);
  }
}
