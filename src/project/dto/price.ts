import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { LIMITS } from '../../contract/limits';

const STEP = 10 ** -LIMITS.priceDecimals;
const DECIMALS = new RegExp(`^\\d+(\\.\\d{1,${LIMITS.priceDecimals}})?$`);

/** Whether this is an amount in whole cents from 0 to the largest price. */
export function isPrice(value: unknown): boolean {
  // As written in decimals: 1e-7 and 0.1 + 0.2 have more of them than cents.
  return typeof value === 'number' && value >= 0 && value <= LIMITS.priceMax && DECIMALS.test(String(value));
}

/** Dollars. class-validator's own check of decimals throws on numbers such as 1e-7. */
export function Price(): PropertyDecorator {
  const max = LIMITS.priceMax.toLocaleString('en-US');
  return applyDecorators(
    ApiProperty({ type: Number, minimum: 0, maximum: LIMITS.priceMax, multipleOf: STEP }),
    ValidateBy(
      { name: 'isPrice', validator: { validate: isPrice } },
      { message: `Price must be a number from 0 to ${max} with at most ${LIMITS.priceDecimals} decimals.` },
    ),
  );
}
