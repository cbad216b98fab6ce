import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { optionalText, requiredText } from '../../contract/fields';
import { LIMITS } from '../../contract/limits';
import { NEW_QUOTE, NOTE_FIELDS, QUOTE_STATUSES, type QuoteStatus } from '../../contract/project';
import { OfField } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';
import { Price } from './price';

const WEEKS = `Time estimate must be a whole number of weeks from ${LIMITS.timeEstimateMinWeeks} to ${LIMITS.timeEstimateMaxWeeks}.`;

export class SaveQuoteDto {
  /** A malformed one is answered like an unknown one. */
  @OfField(requiredText('Project request', LIMITS.slug))
  projectRequestId: string;

  @Price()
  price: number;

  @ApiProperty({ type: 'integer', minimum: LIMITS.timeEstimateMinWeeks, maximum: LIMITS.timeEstimateMaxWeeks })
  @Max(LIMITS.timeEstimateMaxWeeks, { message: WEEKS })
  @Min(LIMITS.timeEstimateMinWeeks, { message: WEEKS })
  @IsInt({ message: WEEKS })
  timeEstimate: number;

  @OfField(requiredText('Team size', LIMITS.teamSize))
  teamSize: string;

  /** Missing: as stored, or empty. */
  @OfField(optionalText('Notes', LIMITS.notes))
  notes?: string;

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
