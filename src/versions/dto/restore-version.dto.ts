import { ReadAt } from '../../platform/validation/read-at';

export class RestoreVersionDto {
  @ReadAt({ takesNull: true })
  updatedAt?: string | null;
}
