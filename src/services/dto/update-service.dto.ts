import { PartialType } from '@nestjs/swagger';
import { ReadAt } from '../../platform/validation/read-at';
import { CreateServiceDto } from './create-service.dto';

/** Any subset of the fields; what is missing stays as it is. The slug never changes. */
export class UpdateServiceDto extends PartialType(CreateServiceDto, { skipNullProperties: false }) {
  @ReadAt()
  updatedAt?: string;
}
