import { SERVICE_FIELDS, type Service } from '../../contract/services';
import { answerOf } from '../../platform/fields/answer-of';
import { BLOCKS } from '../../platform/markdown/formatted-text';
import { optional, STORED, shape, text, yes } from '../../platform/openapi/shape';

/** Of a built-in service the `_id` is the slug. */
export const SERVICE = shape<Service>('Service', {
  ...STORED,
  _id: text,
  slug: text,
  ...answerOf(SERVICE_FIELDS),
  text: optional(text),
  blocks: optional(BLOCKS),
  hasDraft: optional(yes),
});
