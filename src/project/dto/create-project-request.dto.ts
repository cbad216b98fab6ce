import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { LIMITS } from '../../contract/limits';
import {
  DEFAULT_PROJECT_SCOPE,
  DEFAULT_TEAM_SIZE,
  DEFAULT_TIMEFRAME,
  PROJECT_SCOPES,
  type ProjectRequestInput,
  type ProjectScope,
  TEAM_SIZES,
  type TeamSize,
  TIMEFRAMES,
  type Timeframe,
} from '../../contract/project';
import { EmailText, HeaderText, PhoneText, RequiredText } from '../../platform/validation/text';

export class CreateProjectRequestDto implements ProjectRequestInput {
  @HeaderText('Name', LIMITS.name)
  name: string;

  @EmailText()
  email: string;

  @PhoneText()
  phone?: string;

  /** `_id` or slug of a service. */
  @RequiredText('Service', LIMITS.slug)
  serviceId: string;

  @ApiPropertyOptional({ enum: PROJECT_SCOPES, default: DEFAULT_PROJECT_SCOPE })
  @IsOptional()
  @IsIn(PROJECT_SCOPES, { message: `Scope must be one of ${PROJECT_SCOPES.join(', ')}.` })
  projectScope?: ProjectScope;

  @ApiPropertyOptional({ enum: TEAM_SIZES, default: DEFAULT_TEAM_SIZE })
  @IsOptional()
  @IsIn(TEAM_SIZES, { message: `Team size must be one of ${TEAM_SIZES.join(', ')}.` })
  teamSize?: TeamSize;

  @ApiPropertyOptional({ enum: TIMEFRAMES, default: DEFAULT_TIMEFRAME })
  @IsOptional()
  @IsIn(TIMEFRAMES, { message: `Timeframe must be one of ${TIMEFRAMES.join(', ')}.` })
  timeframe?: Timeframe;

  @RequiredText('Description', LIMITS.description)
  description: string;
}
