import type { Price } from '@contract/price-list';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { requestApi } from '@/testing/office-request';
import { listOf, stored } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { NEW_LINE } from './line-list';
import { offeredPrices, usePrices } from './line-text';
import { QuotationLine } from './quotation-line';

const price = (text: string, currency: Price['currency'] = 'ZMW'): Price => ({
  ...{ _id: text + currency, text, unitPrice: 1_250, currency },
  ...stored,
});
const PRICES = [price('Training', 'USD'), price('Training'), price('Day of training'), price('Hosting', 'USD')];

const added = jest.fn();
function Line() {
  const [line, setLine] = useState(NEW_LINE);
  return (
    <ol>
      <QuotationLine
        {...{ line, place: 0, count: 1, currency: 'ZMW', problemAt: () => '', onCheck: () => undefined }}
        onChange={(part) => setLine((before) => ({ ...before, ...part }))}
        onAdd={added}
        {...{ onMove: () => undefined, onRemove: () => undefined, onPaste: () => undefined, onCurrency: undefined }}
      />
    </ol>
  );
}

describe('lines of the price list', () => {
  it('are offered once each for the typed text, the quote’s currency first', () => {
    const textsOf = (typed: string) => offeredPrices(PRICES, typed, 'ZMW').map(({ _id }) => _id);
    expect(textsOf(' TRAIN ')).toEqual(['TrainingZMW', 'Day of trainingZMW']);
    expect(textsOf('host')).toEqual(['HostingUSD']);
    expect(textsOf('Hosting')).toEqual([]);
    expect(textsOf(' ')).toEqual([]);
  });

  const type = async (text: string) => {
    added.mockReset();
    usePrices.getState().clear();
    requestApi().answer('GET /price-list?page=1&limit=100', listOf(PRICES));
    const user = renderAdmin(<Line />);
    await act(() => usePrices.getState().load());
    await user.type(screen.getByLabelText('Description, line 1'), text);
    return user;
  };
  /** antd renders each option twice, first for screen readers. Returns the visible one. */
  const offered = async (text: string) => (await screen.findAllByText(text)).at(-1) as HTMLElement;
  const shown = () => ['Description, line 1', 'Unit price, line 1'].map((name) => screen.getByLabelText(name));

  it('fill in description and price when picked', async () => {
    const user = await type('day');
    await user.click(await offered('Day of training'));
    const [text, unitPrice] = shown();
    await waitFor(() => expect(text).toHaveValue('Day of training'));
    expect(unitPrice).toHaveValue('1,250.00');
  });

  it('fill in the description alone if they are in another currency', async () => {
    const user = await type('host');
    await user.click(await offered('Hosting'));
    const [text, unitPrice] = shown();
    await waitFor(() => expect(text).toHaveValue('Hosting'));
    expect(unitPrice).toHaveValue('');
  });

  it('leave Enter to add a line if none is selected', async () => {
    const user = await type('day');
    await offered('Day of training');
    await user.keyboard('{Enter}');
    expect(added).toHaveBeenCalledTimes(1);
    expect(shown()[0]).toHaveValue('day');
  });
});
