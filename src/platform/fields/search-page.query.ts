import { optionalText } from '../../contract/fields';
import { LIMITS } from '../../contract/limits';
import { ListPageQuery } from '../http/list-page.query';
import { OfField } from './body-of';

const SEARCH = optionalText('Search', LIMITS.searchText);

export class SearchPageQuery extends ListPageQuery {
  @OfField(SEARCH)
  q?: string;
}
