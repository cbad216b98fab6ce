import { REDIRECT_FIELDS } from '../contract/redirects';
import { bodyOf, editOf } from '../platform/fields/body-of';

export class CreateRedirectDto extends bodyOf(REDIRECT_FIELDS) {}

/** Any subset of the fields. */
export class UpdateRedirectDto extends editOf(REDIRECT_FIELDS) {}
