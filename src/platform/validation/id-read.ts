import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf, type ValidationArguments } from 'class-validator';
import { LIMITS } from '../../contract/limits';

const message = ({ property }: ValidationArguments): string => `${property} must be an id or null.`;

/** Validates the id of the newest entry that the caller has read. A newer stored entry is a 409. */
export function IdRead(noun: string): PropertyDecorator {
  const description = `ID of the newest ${noun} that the caller has read, or null if there is none. If a newer ${noun} is stored, the answer is 409.`;
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: LIMITS.slug, description }),
    ValidateIf((_object, value) => value !== undefined && value !== null),
    IsString({ message }),
    MaxLength(LIMITS.slug, { message }),
  );
}
