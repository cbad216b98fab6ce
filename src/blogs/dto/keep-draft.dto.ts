import { PartialType } from '@nestjs/swagger';
import { DRAFT_FIELDS, OWN_TEXT_FIELDS } from '../../contract/post-drafts';
import { bodyOf } from '../../platform/fields/body-of';

/** Any subset of what is written in a post, half as it may be. */
export class KeepDraftDto extends bodyOf(DRAFT_FIELDS) {}

/** Which kept text is meant; nothing: whatever is kept. */
export class DropDraftQuery extends PartialType(bodyOf(OWN_TEXT_FIELDS)) {}
