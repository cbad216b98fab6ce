import { optionalText } from '../../contract/fields';
import { LIMITS } from '../../contract/limits';
import { ListPageQuery } from '../http/list-page.query';
import { OfField } from './body-of';

const SEARCH = optionalText('Search', LIMITS.searchText, {
  // Databases take none in a pattern.
  check: (text) => (text.includes('\0') ? 'Search must be text without control characters.' : null),
});

/** `?q=` besides: what is looked for. */
export class SearchPageQuery extends ListPageQuery {
  @OfField(SEARCH)
  q?: string;
}
