import { PAGE_FIELDS } from '../contract/pages';
import { bodyOf, editOf } from '../platform/fields/body-of';

export class CreatePageDto extends bodyOf(PAGE_FIELDS) {}

export class UpdatePageDto extends editOf(PAGE_FIELDS) {}
