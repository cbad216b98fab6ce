import { COMMENT_FIELDS, COMMENT_TRAP } from '../../contract/comments';
import { bodyOf } from '../../platform/fields/body-of';

export class CreateCommentDto extends bodyOf({ ...COMMENT_FIELDS, ...COMMENT_TRAP }) {}
