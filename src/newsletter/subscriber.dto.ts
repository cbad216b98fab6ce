import { NEWSLETTER_FIELDS } from '../contract/newsletter';
import { bodyOf } from '../platform/fields/body-of';

export class SubscribeDto extends bodyOf(NEWSLETTER_FIELDS) {}
