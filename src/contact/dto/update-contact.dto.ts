import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CONTACT_STATUSES, type ContactStatus } from '../../contract/contact';
import { ReadAt } from '../../platform/validation/read-at';

/** Staff change nothing of a message but its status. */
export class UpdateContactDto {
  @ApiProperty({ enum: CONTACT_STATUSES })
  @IsIn(CONTACT_STATUSES, { message: `Status must be one of ${CONTACT_STATUSES.join(', ')}.` })
  status: ContactStatus;

  @ReadAt()
  updatedAt?: string;
}
