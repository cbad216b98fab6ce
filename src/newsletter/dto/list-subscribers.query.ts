import { ListPageQuery } from '../../common/http/list-page.query';
import { SearchText } from '../../common/validation/text';

export class ListSubscribersQuery extends ListPageQuery {
  /** Part of the address. */
  @SearchText()
  q?: string;
}
