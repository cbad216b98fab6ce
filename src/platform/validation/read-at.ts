import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, ValidateBy, ValidateIf } from 'class-validator';

/** Validates the `updatedAt` that the caller has read. `takesNull` is for texts that may never have been saved. */
export function ReadAt({ takesNull = false } = {}): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      format: 'date-time',
      ...(takesNull && { nullable: true }),
      description:
        'The value in the record that the caller has read. If the stored record is newer, the answer is 409.',
    }),
    ValidateIf((_object, value) => value !== undefined && !(takesNull && value === null)),
    // Refuses week dates and leap seconds, which ISO 8601 allows but `Date` cannot parse.
    ValidateBy(
      { name: 'isTime', validator: { validate: (value) => !Number.isNaN(Date.parse(String(value))) } },
      { message: 'updatedAt must be a date.' },
    ),
    IsISO8601({ strict: true, strictSeparator: true }, { message: 'updatedAt must be a date.' }),
  );
}
