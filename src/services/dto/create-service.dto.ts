import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIMITS } from '../../contract/limits';
import { DEFAULT_SERVICE_ICON, type ServiceInput } from '../../contract/services';
import { OptionalText, RequiredText } from '../../platform/validation/text';
import { TextList } from '../../platform/validation/text-list';

/** A new service. Without an order it comes last. */
export class CreateServiceDto implements Partial<Omit<ServiceInput, 'order'>> {
  @RequiredText('Title', LIMITS.title)
  title: string;

  @RequiredText('Description', LIMITS.description)
  description: string;

  /** A name that is not one of the six shows the code icon. Default: `pen-tool`. */
  @OptionalText('Icon', LIMITS.icon)
  icon?: string;

  @TextList('Feature', LIMITS.features, LIMITS.feature)
  features?: string[];

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: LIMITS.order, nullable: true })
  @IsOptional()
  @Max(LIMITS.order, { message: `Order must be at most ${LIMITS.order.toLocaleString('en-US')}.` })
  @Min(0, { message: 'Order must be at least 0.' })
  @IsInt({ message: 'Order must be a whole number.' })
  order?: number | null;
}

/** The icon as stored: cleared means the default. */
export function toStoredIcon(icon: string | undefined): string | undefined {
  return icon === '' ? DEFAULT_SERVICE_ICON : icon;
}
