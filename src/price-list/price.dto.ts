import { PRICE_FIELDS } from '../contract/price-list';
import { bodyOf, editOf } from '../platform/fields/body-of';

export class CreatePriceDto extends bodyOf(PRICE_FIELDS) {}

export class UpdatePriceDto extends editOf(PRICE_FIELDS) {}
