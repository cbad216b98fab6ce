import { ListPageQuery } from '../../common/http/list-page.query';
import { OptionalText } from '../../common/validation/text';
import { LIMITS } from '../../contract/limits';

export class ListSubscribersQuery extends ListPageQuery {
  /** Part of the address. */
  @OptionalText('Search', LIMITS.searchText)
  q?: string;
}
