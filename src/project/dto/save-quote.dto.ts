import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { requiredText } from '../../contract/fields';
import { LIMITS } from '../../contract/limits';
import { NEW_QUOTE, QUOTE_STATUSES, type QuoteStatus } from '../../contract/project';
import { NOTE_FIELDS } from '../../contract/project-office';
import { QUOTE_FIELDS, QUOTE_LINE_FIELDS } from '../../contract/quote-fields';
import { bodyOf, OfField } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';

export class QuoteLineDto extends bodyOf(QUOTE_LINE_FIELDS) {}

const isLine = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && !Array.isArray(entry);

const isLineList = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= LIMITS.quoteLines && value.every(isLine);

const hasEntries = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** A mistake in one of them is told at `lines.3.quantity`. */
function Lines(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [QuoteLineDto], maxItems: LIMITS.quoteLines }),
    Type(() => QuoteLineDto),
    ValidateIf((_body, value) => value !== undefined),
    ValidateBy(
      { name: 'isLineList', validator: { validate: isLineList } },
      { message: `Lines must be given as a list of at most ${LIMITS.quoteLines} lines.` },
    ),
    ValidateNested({ each: true }),
  );
}

export class SaveQuoteDto extends bodyOf(QUOTE_FIELDS) {
  /** A malformed one is answered like an unknown one. */
  @OfField(requiredText('Project request', LIMITS.slug))
  projectRequestId: string;

  /** With lines it follows from them: what came is not looked at. */
  @ValidateIf(({ lines }, price) => price !== undefined && price !== null && !hasEntries(lines))
  declare price?: number | null;

  /** Missing: as stored, or none. */
  @Lines()
  lines?: QuoteLineDto[];

  /** Missing: as stored, or a draft. */
  @ApiPropertyOptional({ enum: QUOTE_STATUSES, default: NEW_QUOTE.status })
  @ValidateIf((_object, value) => value !== undefined)
  @IsIn(QUOTE_STATUSES, { message: `Status must be one of ${QUOTE_STATUSES.join(', ')}.` })
  status?: QuoteStatus;

  /** Why; kept with the name of whoever says so. */
  @OfField(NOTE_FIELDS.note)
  note?: string;

  @ApiPropertyOptional({ type: Boolean, default: false })
  @ValidateIf((_object, value) => value !== undefined)
  @IsBoolean({ message: 'isMailed must be true or false.' })
  isMailed?: boolean;

  @ReadAt()
  updatedAt?: string;
}
