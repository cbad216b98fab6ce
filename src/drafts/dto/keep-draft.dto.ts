import { PartialType } from '@nestjs/swagger';
import { draftFields, OWN_TEXT_FIELDS } from '../../contract/drafts';
import { bodyOf } from '../../platform/fields/body-of';

/** Any subset of what is written in a post, half as it may be. */
export class KeepPostDto extends bodyOf(draftFields('post')) {}

/** The same of a page. */
export class KeepPageDto extends bodyOf(draftFields('page')) {}

/** The same of a service. */
export class KeepServiceDto extends bodyOf(draftFields('service')) {}

/** Which kept text is meant; nothing: whatever is kept. */
export class DropDraftQuery extends PartialType(bodyOf(OWN_TEXT_FIELDS)) {}
