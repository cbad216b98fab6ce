import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { BULK_IDS } from '../../contract/bulk';
import { LIMITS, OBJECT_ID_PATTERN } from '../../contract/limits';

export function Ids(): PropertyDecorator {
  const message = BULK_IDS;
  return applyDecorators(
    ApiProperty({
      type: [String],
      minItems: 1,
      maxItems: LIMITS.bulk,
      items: { type: 'string', pattern: OBJECT_ID_PATTERN.source },
    }),
    Matches(OBJECT_ID_PATTERN, { each: true, message }),
    ArrayMaxSize(LIMITS.bulk, { message }),
    ArrayMinSize(1, { message }),
    IsArray({ message }),
  );
}

export class BulkDto {
  @Ids()
  ids: string[];
}
