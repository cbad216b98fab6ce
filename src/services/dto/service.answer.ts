import type { Service } from '../../contract/services';
import { count, listOf, STORED, shape, text } from '../../platform/openapi/shape';

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
