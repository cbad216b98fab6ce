import { REDIRECT_FIELDS } from '../contract/redirects';
import { bodyOf, editOf } from '../platform/fields/body-of';

export class CreateRedirectDto extends bodyOf(REDIRECT_FIELDS) {}

export class UpdateRedirectDto extends editOf(REDIRECT_FIELDS) {}
