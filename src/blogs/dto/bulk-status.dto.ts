import { BLOG_BULK_FIELDS } from '../../contract/blogs';
import { Ids } from '../../platform/bulk/bulk.dto';
import { bodyOf } from '../../platform/fields/body-of';

export class BulkBlogStatusDto extends bodyOf(BLOG_BULK_FIELDS) {
  @Ids()
  ids: string[];
}
