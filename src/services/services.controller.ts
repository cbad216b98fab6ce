import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { Audited } from '../audit/audited.decorator';
import { Public, Roles } from '../auth/access.decorator';
import { type ListPage, ListPageQuery } from '../common/http/list-page.query';
import { TotalCountInterceptor } from '../common/http/total-count.interceptor';
import type { Done } from '../contract/errors';
import type { Service } from '../contract/services';
import { CreateServiceDto } from './dto/create-service.dto';
import { UpdateServiceDto } from './dto/update-service.dto';
import { ServicesService } from './services.service';

@Controller('services')
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Public()
  @UseInterceptors(TotalCountInterceptor)
  @Get()
  list(@Query() query: ListPageQuery): Promise<ListPage<Service>> {
    return this.services.list(query);
  }

  /** @param id `_id` or slug. */
  @Public()
  @Get(':id')
  read(@Param('id') id: string): Promise<Service> {
    return this.services.read(id);
  }

  @Roles('editor')
  @Post()
  create(@Body() input: CreateServiceDto): Promise<Service> {
    return this.services.create(input);
  }

  @Roles('editor')
  @Put(':id')
  update(@Param('id') id: string, @Body() input: UpdateServiceDto): Promise<Service> {
    return this.services.update(id, input);
  }

  @Roles('editor')
  @Delete(':id')
  @Audited('services.delete')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.services.remove(id);
    return { success: true };
  }

  /** Brings a service back within ten minutes of its removal. */
  @Roles('editor')
  @HttpCode(200)
  @Post(':id/restore')
  @Audited('services.restore')
  restore(@Param('id') id: string): Promise<Service> {
    return this.services.restore(id);
  }
}
