import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, ValidateIf } from 'class-validator';

/** Optional `updatedAt` of a PUT, as it was read: when the stored one is newer, the edit is refused with a 409. */
export function ReadAt(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ format: 'date-time', description: 'As it was read: a newer stored one makes this a 409.' }),
    ValidateIf((_object, value) => value !== undefined),
    IsISO8601({ strict: true, strictSeparator: true }, { message: 'updatedAt must be a date.' }),
  );
}
