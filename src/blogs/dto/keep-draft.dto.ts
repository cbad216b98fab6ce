import { DRAFT_FIELDS } from '../../contract/post-drafts';
import { bodyOf } from '../../platform/fields/body-of';

/** Any subset of what is written in a post, half as it may be. */
export class KeepDraftDto extends bodyOf(DRAFT_FIELDS) {}
