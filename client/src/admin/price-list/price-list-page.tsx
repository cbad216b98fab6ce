import { PRICE_FIELDS, type Price } from '@contract/price-list';
import { formatMoney } from '@contract/terms';
import { priceList } from '@/api/price-list.api';
import { useQuoteSettings } from '../quotes/quote-store';
import { useEnsured } from '../shared/admin-store';
import { FieldsList } from '../shared/fields/fields-list';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { createPagedList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { recordTexts } from '../shared/records/record-texts';

const TEXTS = recordTexts('Price list line', 'Failed to load the price list');
const NOUN = 'price list line';

const COLUMNS: readonly RecordColumn<Price>[] = [
  {
    key: 'text',
    title: 'Description',
    render: ({ text }) => (
      <b className="line-breaks" dir="auto">
        {text}
      </b>
    ),
  },
  {
    key: 'unitPrice',
    title: 'Unit price',
    width: 180,
    render: ({ unitPrice, currency }) => <span className="tabular">{formatMoney(unitPrice, currency)}</span>,
  },
];

const PRICES: RecordKind<Price> = {
  useList: createPagedList(priceList),
  calls: priceList,
  what: NOUN,
  nameOf: ({ text }) => text,
  texts: TEXTS,
};

export function PriceListPage() {
  const settings = useEnsured(useQuoteSettings);
  return (
    <FieldsList
      records={useRecords(PRICES)}
      calls={priceList}
      fields={PRICE_FIELDS}
      noun={NOUN}
      texts={TEXTS}
      blank={{ currency: settings.status === 'ready' ? settings.value.currency : 'USD' }}
      columns={COLUMNS}
      title="Price list"
      line="Lines that you use in many quotes"
      addText="Add line"
      addFirstText="Add first line"
      above={<ScreenTabs of="Quotes" />}
      loadingText="Loading the price list..."
      emptyText="No lines yet. Add a line, and you can choose it when you write a quote."
    />
  );
}
