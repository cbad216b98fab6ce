import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PRICE_CALLS } from '../contract/calls/price-list.calls';
import { PRICE_FIELDS, PRICE_TEXTS } from '../contract/price-list';
import { recordsController } from '../platform/records/records.controller';
import { PriceListService } from './price-list.service';
import { Price, PriceSchema } from './schemas/price.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: Price.name, schema: PriceSchema }])],
  controllers: [
    recordsController('price-list', PRICE_CALLS, {
      fields: PRICE_FIELDS,
      service: PriceListService,
      type: 'Price',
      noun: 'a line of the price list',
      list: 'Lists all lines of the price list by text.',
      refusals: { 409: PRICE_TEXTS.full },
    }),
  ],
  providers: [PriceListService],
})
export class PriceListModule {}
