import { ReadAt } from '../../platform/validation/read-at';

export class ResetSectionDto {
  @ReadAt()
  updatedAt?: string;
}
