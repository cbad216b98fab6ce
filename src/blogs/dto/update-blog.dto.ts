import { PartialType } from '@nestjs/swagger';
import { ReadAt } from '../../platform/validation/read-at';
import { CreateBlogDto } from './create-blog.dto';

/** Any subset of the fields; what is missing stays as it is. */
export class UpdateBlogDto extends PartialType(CreateBlogDto, { skipNullProperties: false }) {
  @ReadAt()
  updatedAt?: string;
}
