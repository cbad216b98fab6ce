import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsEmail, IsOptional, IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { EMAIL_PATTERN, LIMITS, PHONE_PATTERN, TURNING_SIGNS, VISIBLE_PATTERN } from '../../contract/limits';

const trim = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value);
const trimLower = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;
const trimLine = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.replace(TURNING_SIGNS, '').trim() : value;
/** `null` clears an optional field. */
const trimOrEmpty = ({ value }: TransformFnParams): unknown =>
  value === null ? '' : typeof value === 'string' ? value.trim() : value;

/** ASCII letters only: elsewhere lower case would make plain letters of signs that only look like them. */
export const lowerEmail = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : value;

const NOT_AN_ADDRESS = 'Please enter a valid email address';

// Each of these also describes its field in the API's document. Within `applyDecorators` the rules are asked from top to
// bottom, one above the other on a field from bottom to top; the first that fails is the sentence that the form shows.

/** Trimmed text that must not be empty. `label` begins the sentence that the form shows. */
export function RequiredText(label: string, max: number, min = 1): PropertyDecorator {
  const message = min === 1 ? `${label} is required.` : `${label} must be at least ${min} characters.`;
  return applyDecorators(
    ApiProperty({ type: String, minLength: min, maxLength: max }),
    Transform(trim),
    IsString({ message: `${label} is required.` }),
    MinLength(min, { message }),
    Matches(VISIBLE_PATTERN, { message }),
    MaxLength(max, { message: `${label} must have at most ${max.toLocaleString('en-US')} characters.` }),
  );
}

/** Trimmed text that may be empty, missing or `null` (which clears it). */
export function OptionalText(label: string, max: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: max, nullable: true }),
    Transform(trimOrEmpty),
    IsOptional(),
    IsString({ message: `${label} must be text.` }),
    MaxLength(max, { message: `${label} must have at most ${max.toLocaleString('en-US')} characters.` }),
  );
}

/** Optional text that is looked for. Databases take no NUL in a pattern. */
export function SearchText(): PropertyDecorator {
  return applyDecorators(
    OptionalText('Search', LIMITS.searchText),
    Matches(/^[^\0]*$/, { message: 'Search must be text without control characters.' }),
  );
}

/** A new address, in lower case. */
export const EmailText = (): PropertyDecorator => addressText(lowerEmail, EMAIL_PATTERN);

/**
 * An address that is compared with stored ones, which may be older than the rule for new ones: whoever was taken once can be answered, can answer,
 * and can be erased.
 */
export const StoredEmailText = (): PropertyDecorator => addressText(trimLower, /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/);

function addressText(toLower: (params: TransformFnParams) => unknown, pattern: RegExp): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: LIMITS.email }),
    Transform(toLower),
    IsString({ message: NOT_AN_ADDRESS }),
    // The grammar check is slow on very long text, so the length comes first.
    MaxLength(LIMITS.email, { message: `Email must have at most ${LIMITS.email} characters.` }),
    IsEmail({}, { message: NOT_AN_ADDRESS }),
    Matches(pattern, { message: NOT_AN_ADDRESS }),
  );
}

/** Optional phone number. */
export function PhoneText(): PropertyDecorator {
  return applyDecorators(
    OptionalText('Phone', LIMITS.phone),
    Transform(trimLine),
    ValidateIf((_object, value) => value !== '' && value !== undefined),
    Matches(PHONE_PATTERN, { message: 'Phone may hold digits, spaces and + - ( ) only.' }),
  );
}

/** Text that becomes a mail header: a line break there would add headers of the sender's choice, and a turned direction would turn the rest of the line. */
export function HeaderText(label: string, max: number): PropertyDecorator {
  return applyDecorators(
    RequiredText(label, max),
    Transform(trimLine),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
    Matches(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/, { message: `${label} must be one line.` }),
  );
}
