import type { PageInput } from '../../../contract/pages';

/** A page as it is loaded on a first start; its slug gives it its fixed id. Sample content: replace it. */
export type SamplePage = PageInput;
