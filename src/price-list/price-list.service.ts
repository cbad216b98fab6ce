import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LIMITS } from '../contract/limits';
import { PRICE_TEXTS, type Price as PriceEntity } from '../contract/price-list';
import { RecordsService } from '../platform/records/records.service';
import { Price, type PriceRow, toPrice } from './schemas/price.schema';

@Injectable()
export class PriceListService extends RecordsService<PriceRow, PriceEntity> {
  protected readonly toEntity = toPrice;

  constructor(@InjectModel(Price.name) model: Model<PriceRow>) {
    super('price-list', model, {
      toSubject: ({ text }) => ({ name: text, path: '/admin/prices' }),
      isNameLogged: true,
      order: { text: 1, _id: 1 },
      limit: { max: LIMITS.prices, refusal: PRICE_TEXTS.full },
    });
  }
}
