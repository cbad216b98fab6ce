import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PriceListController } from './price-list.controller';
import { PriceListService } from './price-list.service';
import { Price, PriceSchema } from './schemas/price.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: Price.name, schema: PriceSchema }])],
  controllers: [PriceListController],
  providers: [PriceListService],
})
export class PriceListModule {}
