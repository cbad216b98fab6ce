import { PAID_FIELDS, PAYMENT_FIELDS } from '../../contract/payments';
import { bodyOf } from '../../platform/fields/body-of';
import { IdRead } from '../../platform/validation/id-read';

export class PaymentDto extends bodyOf(PAYMENT_FIELDS) {
  @IdRead('payment')
  lastPaymentId?: string | null;
}

export class PaidDto extends bodyOf(PAID_FIELDS) {}
