import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/**
 * Validates an optional property that is one of `values`.
 * @param whenMissing default value in the API document.
 */
export const OneOf = (values: readonly (string | number)[], whenMissing?: string | number): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ enum: [...values], ...(whenMissing !== undefined && { default: whenMissing }) }),
    IsOptional(),
    IsIn(values, { message: `$property must be one of ${values.join(', ')}.` }),
  );
