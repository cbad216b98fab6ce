import type { PageInput } from '../../contract/pages';
import type { LinkedSlug } from '../../contract/routes';

/** A page as it is loaded on a first start; its slug gives it its fixed id. Sample content: replace it. */
export interface SamplePage extends PageInput {
  slug: LinkedSlug;
}
