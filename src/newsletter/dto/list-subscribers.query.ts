import { ListPageQuery } from '../../platform/http/list-page.query';
import { SearchText } from '../../platform/validation/text';

export class ListSubscribersQuery extends ListPageQuery {
  /** Part of the address. */
  @SearchText()
  q?: string;
}
