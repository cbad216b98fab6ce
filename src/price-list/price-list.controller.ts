import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { PRICE_CALLS } from '../contract/calls/price-list.calls';
import type { Done } from '../contract/errors';
import { PRICE_TEXTS, type Price } from '../contract/price-list';
import { Call } from '../platform/calls/call.decorator';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { CreatePriceDto, UpdatePriceDto } from './price.dto';

import { PriceListService } from './price-list.service';

@Controller('price-list')
export class PriceListController {
  constructor(private readonly prices: PriceListService) {}

  @Get()
  @Call(PRICE_CALLS.list, 'Lists all lines of the price list by text.')
  list(@Query() query: ListPageQuery): Promise<ListPage<Price>> {
    return this.prices.list(query);
  }

  @Post()
  @Call(PRICE_CALLS.create, 'Adds a line of the price list.', { 409: PRICE_TEXTS.full })
  create(@Body() input: CreatePriceDto): Promise<Price> {
    return this.prices.create(input);
  }

  @Put(':id')
  @Call(PRICE_CALLS.update, 'Changes only the fields that the request contains.')
  update(@Param('id') id: string, @Body() input: UpdatePriceDto): Promise<Price> {
    return this.prices.update(id, input);
  }

  @Delete(':id')
  @Call(PRICE_CALLS.remove, 'Deletes a line of the price list.')
  async remove(@Param('id') id: string): Promise<Done> {
    await this.prices.remove(id);
    return { success: true };
  }

  @Post(':id/restore')
  @Call(PRICE_CALLS.restore, 'Restores a line of the price list.')
  restore(@Param('id') id: string): Promise<Price> {
    return this.prices.restore(id);
  }
}
