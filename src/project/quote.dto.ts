import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { DECLINE_REASONS, type DeclineReason } from '../contract/decline-reasons';
import { knownEmail, optionalText, records, requiredText } from '../contract/fields';
import { LAST_NUMBER_FIELDS } from '../contract/last-number';
import { LIMITS } from '../contract/limits';
import { PAID_FIELDS, PAYMENT_FIELDS } from '../contract/payments';
import {
  type AcceptQuote,
  CLIENT_TPIN,
  type DeclineQuote,
  NEW_QUOTE,
  QUOTE_STATUSES,
  type QuoteStatus,
} from '../contract/project';
import { NOTE_FIELDS } from '../contract/project-office';
import { INSTALMENT_FIELDS, type InstalmentInput, QUOTE_FIELDS, QUOTE_LINE_FIELDS } from '../contract/quote-fields';
import type { QuoteLine } from '../contract/terms';
import { bodyOf, OfField } from '../platform/fields/body-of';
import { IdRead } from '../platform/validation/id-read';
import { ReadAt } from '../platform/validation/read-at';

const LINES = records('Lines', { noun: 'line', max: LIMITS.quoteLines, fields: QUOTE_LINE_FIELDS });
const SCHEDULE = records('Schedule', { noun: 'instalment', max: LIMITS.instalments, fields: INSTALMENT_FIELDS });

const hasEntries = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export class SaveQuoteDto extends bodyOf(QUOTE_FIELDS) {
  /** Only the length is checked here. A malformed id later gets the same answer as an unknown id. */
  @OfField(requiredText('Project request', LIMITS.slug))
  projectRequestId: string;

  /** Ignored if there are lines, because they determine the price. */
  @ValidateIf(({ lines }, price) => price !== undefined && price !== null && !hasEntries(lines))
  declare price?: number | null;

  @OfField(LINES, 'QuoteLineDto')
  lines?: QuoteLine[];

  @OfField(SCHEDULE, 'InstalmentDto')
  schedule?: InstalmentInput[];

  @ApiPropertyOptional({ enum: QUOTE_STATUSES, default: NEW_QUOTE.status })
  @ValidateIf((_object, value) => value !== undefined)
  @IsIn(QUOTE_STATUSES, { message: `Status must be one of ${QUOTE_STATUSES.join(', ')}.` })
  status?: QuoteStatus;

  @OfField(NOTE_FIELDS.note)
  note?: string;

  @ApiPropertyOptional({ type: Boolean, default: false })
  @ValidateIf((_object, value) => value !== undefined)
  @IsBoolean({ message: 'isMailed must be true or false.' })
  isMailed?: boolean;

  @ReadAt()
  updatedAt?: string;
}

export class MailQuoteDto extends bodyOf({ quoteId: requiredText('Quote', LIMITS.slug) }) {}

export class LastNumberDto extends bodyOf(LAST_NUMBER_FIELDS) {}

export class VisitorQuoteQuery {
  /** Only the length is checked here. A wrong email address later gets the same answer as an unknown request. */
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.email })
  @IsOptional()
  @MaxLength(LIMITS.email, { message: `Email must have at most ${LIMITS.email} characters.` })
  @IsString({ message: 'Email must be text.' })
  email?: string;
}

const REVISION = 'revision must be that of the quote that was read.';
const RANGE = { type: 'integer', minimum: 1, maximum: LIMITS.quoteRevisions } as const;

export class AcceptQuoteDto implements AcceptQuote {
  @OfField(knownEmail())
  email: string;

  @OfField(CLIENT_TPIN)
  tpin?: string;

  /** Revision that the client read. The call fails if the terms have changed since. */
  @ApiProperty(RANGE)
  @Max(LIMITS.quoteRevisions, { message: REVISION })
  @Min(1, { message: REVISION })
  @IsInt({ message: REVISION })
  revision: number;
}

export class DeclineQuoteDto implements DeclineQuote {
  @OfField(knownEmail())
  email: string;

  @ApiPropertyOptional({ ...RANGE, nullable: true })
  @Transform(({ value }) => value ?? undefined)
  @ValidateIf((_object, value) => value !== undefined)
  @Max(LIMITS.quoteRevisions, { message: REVISION })
  @Min(1, { message: REVISION })
  @IsInt({ message: REVISION })
  revision?: number;

  @ApiPropertyOptional({ enum: DECLINE_REASONS, nullable: true })
  @IsOptional()
  @IsIn(DECLINE_REASONS, { message: `Reason must be one of ${DECLINE_REASONS.join(', ')}.` })
  reason?: DeclineReason;

  @OfField(optionalText('Text', LIMITS.declineText))
  text?: string;
}

export class PaymentDto extends bodyOf(PAYMENT_FIELDS) {
  @IdRead('payment')
  lastPaymentId?: string | null;
}

export class PaidDto extends bodyOf(PAID_FIELDS) {}
