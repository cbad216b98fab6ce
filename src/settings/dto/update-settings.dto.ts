import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { ANALYTICS_ID_PATTERN, EMAIL_PATTERN, LIMITS, PHONE_PATTERN } from '../../contract/limits';
import { SETTINGS_TEXTS, type SiteSettings } from '../../contract/settings';
import { ReadAt } from '../../platform/validation/read-at';
import { HeaderText, lowerEmail, RequiredText } from '../../platform/validation/text';

const trim = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

class SettingsDto implements SiteSettings {
  /** Names the sender of mails, so it is one line. */
  @MinLength(LIMITS.siteNameMin, { message: SETTINGS_TEXTS.siteName })
  @HeaderText('Site name', LIMITS.siteName)
  siteName: string;

  @ApiProperty({ format: 'email', maxLength: LIMITS.email })
  @Transform(lowerEmail)
  @Matches(EMAIL_PATTERN, { message: SETTINGS_TEXTS.contactEmail })
  @IsEmail({}, { message: SETTINGS_TEXTS.contactEmail })
  @MaxLength(LIMITS.email, { message: SETTINGS_TEXTS.contactEmail })
  @IsString({ message: SETTINGS_TEXTS.contactEmail })
  contactEmail: string;

  @RequiredText('Description', LIMITS.siteDescription, LIMITS.siteDescriptionMin)
  siteDescription: string;

  @ApiProperty({ minLength: LIMITS.contactPhoneMin, maxLength: LIMITS.phone })
  @Transform(trim)
  @Matches(PHONE_PATTERN, { message: SETTINGS_TEXTS.contactPhone })
  @MaxLength(LIMITS.phone, { message: SETTINGS_TEXTS.contactPhone })
  @MinLength(LIMITS.contactPhoneMin, { message: SETTINGS_TEXTS.contactPhone })
  @IsString({ message: SETTINGS_TEXTS.contactPhone })
  contactPhone: string;

  /** Empty or `null`: no analytics. */
  @ApiPropertyOptional({ type: String, nullable: true, example: 'G-ABC123XYZ' })
  @Transform(({ value }) => (value === null ? '' : trim({ value })))
  @ValidateIf((_settings, value) => value !== '')
  @Matches(ANALYTICS_ID_PATTERN, { message: SETTINGS_TEXTS.analyticsId })
  analyticsId: string;

  @RequiredText('Address', LIMITS.address, LIMITS.addressMin)
  address: string;

  @ApiProperty()
  @IsBoolean({ message: 'Comments must be true or false.' })
  enableComments: boolean;

  @ApiProperty()
  @IsBoolean({ message: 'Maintenance mode must be true or false.' })
  maintenanceMode: boolean;

  /** 0: personal data are kept until somebody erases them. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: LIMITS.retentionMonthsMax })
  @Max(LIMITS.retentionMonthsMax, { message: SETTINGS_TEXTS.retentionMonths })
  @Min(0, { message: SETTINGS_TEXTS.retentionMonths })
  @IsInt({ message: SETTINGS_TEXTS.retentionMonths })
  retentionMonths: number;
}

/** Any subset of the settings. */
export class UpdateSettingsDto extends PartialType(SettingsDto, { skipNullProperties: false }) {
  @ReadAt()
  updatedAt?: string;
}
