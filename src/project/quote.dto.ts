import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { DECLINE_REASONS, type DeclineReason } from '../contract/decline-reasons';
import { choice, flag, knownEmail, must, optionalText, records, requiredText, wholeNumber } from '../contract/fields';
import { LAST_NUMBER_FIELDS } from '../contract/last-number';
import { LIMITS } from '../contract/limits';
import { PAID_FIELDS, PAYMENT_FIELDS } from '../contract/payments';
import {
  type AcceptQuote,
  CLIENT_TPIN,
  type DeclineQuote,
  NEW_QUOTE,
  QUOTE_STATUS_LABELS,
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

  @OfField(choice('Status', QUOTE_STATUS_LABELS, NEW_QUOTE.status))
  status?: QuoteStatus;

  @OfField(NOTE_FIELDS.note)
  note?: string;

  @OfField(flag('isMailed', false))
  isMailed?: boolean;

  @ReadAt()
  updatedAt?: string;
}

export class MailQuoteDto extends bodyOf({ quoteId: requiredText('Quote', LIMITS.slug) }) {}

export class LastNumberDto extends bodyOf(LAST_NUMBER_FIELDS) {}

export class VisitorQuoteQuery {
  /** Only the length is checked here. A wrong email address later gets the same answer as an unknown request. */
  @OfField(optionalText('Email', LIMITS.email))
  email?: string;
}

/** Revision that the client read. The call fails if the terms have changed since. */
const REVISION = wholeNumber('revision', 1, LIMITS.quoteRevisions, {
  mistake: 'revision must be that of the quote that was read.',
});

export class AcceptQuoteDto implements AcceptQuote {
  @OfField(knownEmail())
  email: string;

  @OfField(CLIENT_TPIN)
  tpin?: string;

  @OfField(must(REVISION))
  revision: number;
}

export class DeclineQuoteDto implements DeclineQuote {
  @OfField(knownEmail())
  email: string;

  @Transform(({ value }) => value ?? undefined)
  @OfField(REVISION)
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
