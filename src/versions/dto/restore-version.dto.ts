import { ReadAt } from '../../platform/validation/read-at';

export class RestoreVersionDto {
  @ReadAt()
  updatedAt?: string;
}
