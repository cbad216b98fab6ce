import { count, listOf, STORED, shape, text } from '../../common/openapi/shape';
import type { Service } from '../../contract/services';

export const SERVICE = shape<Service>('Service', {
  ...STORED,
  // Of a built-in service it is the slug.
  _id: text,
  slug: text,
  title: text,
  description: text,
  icon: text,
  features: listOf(text),
  order: count,
});
