import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { DECLINE_REASONS, type DeclineReason } from '../../contract/decline-reasons';
import { knownEmail, optionalText } from '../../contract/fields';
import { LIMITS } from '../../contract/limits';
import { type AcceptQuote, type DeclineQuote } from '../../contract/project';
import { OfField } from '../../platform/fields/body-of';

const REVISION = 'revision must be that of the quote that was read.';
const RANGE = { type: 'integer', minimum: 1, maximum: LIMITS.quoteRevisions } as const;

/** A client's yes to a quote. */
export class AcceptQuoteDto implements AcceptQuote {
  /** The one that the request was sent with. */
  @OfField(knownEmail())
  email: string;

  /** Of the terms that the client saw: nobody accepts a price that was changed under their eyes. */
  @ApiProperty(RANGE)
  @Max(LIMITS.quoteRevisions, { message: REVISION })
  @Min(1, { message: REVISION })
  @IsInt({ message: REVISION })
  revision: number;
}

/** A client's no. */
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
