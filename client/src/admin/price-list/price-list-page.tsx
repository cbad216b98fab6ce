import { PRICE_FIELDS, type Price } from '@contract/price-list';
import { formatMoney } from '@contract/terms';
import { priceList } from '@/api/price-list.api';
import { useQuoteSettings } from '../quotes/quote-store';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { createPagedList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { useEnsured } from '../shared/office-store';
import { EditAndDelete } from '../shared/records/edit-and-delete';
import { recordTexts } from '../shared/records/record-texts';
import { findIn, useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';

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

const find = findIn(priceList.list);

export function PriceListPage() {
  const records = useRecords(PRICES);
  const dialog = useRecordDialog<Price>();
  useOpenDialog(NOUN, dialog, records.list.status === 'ready', find);
  const settings = useEnsured(useQuoteSettings);
  return (
    <>
      <RecordsScreen
        records={records}
        title="Price list"
        line="Lines that you use in many quotes"
        addText="Add line"
        addFirstText="Add first line"
        onAdd={dialog.create}
        above={<ScreenTabs of="Quotes" />}
        loadingText="Loading the price list..."
        emptyText="No lines yet. Add a line, and you can choose it when you write a quote."
      >
        {(shown) => (
          <RecordList
            name="Price list"
            records={shown}
            columns={COLUMNS}
            actions={(price) => <EditAndDelete record={price} records={records} dialog={dialog} />}
          />
        )}
      </RecordsScreen>
      <FieldsDialog
        fields={PRICE_FIELDS}
        noun={NOUN}
        {...priceList}
        texts={TEXTS}
        dialog={dialog}
        blank={{ currency: settings.status === 'ready' ? settings.value.currency : 'USD' }}
        // Reloads the list, which is sorted by text: a changed line may have moved.
        onStored={() => void records.refresh()}
        onDiscarded={() => void records.refresh()}
      />
    </>
  );
}
