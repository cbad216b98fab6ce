import { ReadAt } from '../../platform/validation/read-at';

export class ResetSectionDto {
  @ReadAt({ takesNull: true })
  updatedAt?: string | null;
}
