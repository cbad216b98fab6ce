import { counted, decimal, exact } from '../../test/support/quote-amounts';
import fc, { most } from '../../test/support/random-cases';
import { duesOf, instalmentsOf, scheduleMistake } from './schedule';
import type { Instalment, PricedTerms } from './terms';

type Terms = PricedTerms & { schedule: Instalment[]; currency: 'ZMW' };

const DAY = '2026-12-01';
const part = (changes: Partial<Instalment> = {}): Instalment => ({
  ...{ label: 'Part', share: null, amount: null, dueDate: '' },
  ...changes,
  dueWhen: changes.dueDate ? '' : 'on delivery',
});
const terms = (schedule: Instalment[], price = 1_000): Terms => ({
  ...{ price, lines: [], discount: 0, vatPercent: 0, depositPercent: 0, currency: 'ZMW', schedule },
});
const shares = (...list: number[]) => list.map((share) => part({ share }));
const amounts = (...list: number[]) => list.map((amount) => part({ amount }));
const plain = (changes: Partial<PricedTerms> = {}) => ({ ...terms([]), ...changes });
const sumOf = (list: readonly { amount: number }[]): bigint =>
  list.reduce((sum, { amount }) => sum + exact(amount), 0n);

/** Cuts `whole` cents into parts at the places `cuts`. Returns the parts in units of the currency, such as kwacha. */
const cut = (whole: number, cuts: readonly number[]): number[] => {
  const places = [0, ...new Set(cuts.map((place) => 1 + (place % (whole - 1)))), whole].sort((a, b) => a - b);
  return places.slice(1).map((place, index) => (place - (places[index] ?? 0)) / 100);
};

const planned = fc
  .record({
    cents: fc.integer({ min: 2, max: 1_000_000_000 }),
    cuts: fc.array(fc.nat(), { maxLength: 12 }),
    hasShares: fc.boolean(),
    dates: fc.array(fc.constantFrom('', '2026-11-30', DAY, '2026-12-02'), { minLength: 13, maxLength: 13 }),
  })
  .map(({ cents, cuts, hasShares, dates }) => {
    const parts = cut(hasShares ? 10_000 : cents, cuts);
    const entries = parts.map((number, place) =>
      part({ [hasShares ? 'share' : 'amount']: number, dueDate: dates[place] ?? '' }),
    );
    return terms(entries, cents / 100);
  })
  .filter((quote) => scheduleMistake(quote) === null);

describe('instalmentsOf', () => {
  it('divides the total to the cent for random schedules', () => {
    fc.assert(
      fc.property(planned, (quote) => {
        const list = instalmentsOf(quote);
        expect(sumOf(list)).toBe(exact(quote.price));
        expect(list.every(({ amount }) => amount >= 0.01)).toBe(true);
        list.slice(0, -1).forEach(({ amount }, place) => {
          const entry = quote.schedule[place] as Instalment;
          const whole = exact(quote.price) * exact(entry.share ?? 0);
          expect(exact(amount)).toBe(entry.share === null ? exact(entry.amount ?? 0) : (whole + 5_000n) / 10_000n);
        });
      }),
      { numRuns: most(5_000) },
    );
  });

  it('makes deposit and balance of any quote without a schedule', () => {
    fc.assert(
      fc.property(decimal(0, 1_000_000_000), decimal(0, 10_000), (price, depositPercent) => {
        const quote = plain({ price, depositPercent });
        const { total, deposit } = counted(quote);
        const list = instalmentsOf(quote);
        expect(sumOf(list)).toBe(total);
        const names =
          depositPercent === 0
            ? ['Total']
            : [...(deposit > 0n ? ['Deposit'] : []), ...(deposit < total ? ['Balance'] : [])];
        expect(list.map(({ label }) => label)).toEqual(total > 0n ? names : []);
      }),
      { numRuns: most(2_000) },
    );
  });

  it('gives the last share the rest of rounding', () => {
    const list = instalmentsOf(terms(shares(33.33, 33.33, 33.34), 0.05));
    expect(list.map(({ amount }) => amount)).toEqual([0.02, 0.02, 0.01]);
  });
});

describe('scheduleMistake', () => {
  it.each([
    [[], null],
    [shares(40, 60), null],
    [amounts(250.5, 749.5), null],
    [shares(40, 50.5), 'The shares must add up to 100%. They add up to 90.5%.'],
    [amounts(400, 500), 'The instalments must add up to the total of K1,000.00. They add up to K900.00.'],
    [[...shares(50), ...amounts(500)], 'Enter a share for every instalment, or an amount for every instalment.'],
    [[part({ share: 50, amount: 500 })], 'Enter a share for every instalment, or an amount for every instalment.'],
    [[part()], 'Enter a share for every instalment, or an amount for every instalment.'],
    [
      [{ ...part({ share: 100 }), dueWhen: '' }],
      'For each instalment, enter either a day or words such as “on delivery”.',
    ],
    [
      [{ ...part({ share: 100, dueDate: DAY }), dueWhen: 'on delivery' }],
      'For each instalment, enter either a day or words such as “on delivery”.',
    ],
  ])('checks the entries together %#', (schedule, mistake) => {
    expect(scheduleMistake(terms(schedule))).toBe(mistake);
  });

  it('refuses an instalment that rounding leaves without a cent', () => {
    const mistake = 'Each instalment must be at least K0.01.';
    expect(scheduleMistake(terms(shares(1, 99), 0.1))).toBe(mistake);
    expect(scheduleMistake(terms(shares(50, 50), 0.01))).toBe(mistake);
  });
});

describe('duesOf', () => {
  const standing = { today: DAY };
  const states = (quote: Terms, paid: number, more = {}) =>
    duesOf(quote, [{ amount: paid }], { ...standing, ...more }).instalments.map(({ state }) => state);

  it('covers instalments in order and loses no cent', () => {
    fc.assert(
      fc.property(planned, fc.array(decimal(1, 500_000_000), { maxLength: 5 }), (quote, list) => {
        const dues = duesOf(
          quote,
          list.map((amount) => ({ amount })),
          standing,
        );
        const paid = list.reduce((sum, amount) => sum + exact(amount), 0n);
        expect(exact(dues.paid)).toBe(paid);
        expect(exact(dues.owed) - exact(dues.overpaid)).toBe(exact(quote.price) - paid);
        const covered = sumOf(dues.instalments.map((entry) => ({ amount: entry.paid })));
        expect(covered + exact(dues.overpaid)).toBe(paid);
        const firstOpen = dues.instalments.findIndex(({ state }) => state !== 'paid');
        if (firstOpen >= 0) expect(dues.instalments.slice(firstOpen + 1).every((entry) => entry.paid === 0)).toBe(true);
        const dueNow = dues.instalments.filter(
          ({ dueDate }, place) => (dueDate !== '' && dueDate <= DAY) || (dueDate === '' && place === 0),
        );
        const open = dueNow.reduce((sum, entry) => sum + exact(entry.amount) - exact(entry.paid), 0n);
        expect(exact(dues.due)).toBe(open);
      }),
      { numRuns: most(5_000) },
    );
  });

  it('asks for the deposit, then names the balance as next', () => {
    const quote = plain({ depositPercent: 40 });
    expect(duesOf(quote, [{ amount: 100 }])).toMatchObject({ due: 300, isDeposit: true, owed: 900 });
    expect(duesOf(quote, [{ amount: 400 }])).toMatchObject({ due: 0, isDeposit: false, owed: 600 });
    expect(states(quote, 400)).toEqual(['paid', 'next']);
  });

  it('asks for the whole total without deposit and schedule', () => {
    expect(duesOf(plain(), [{ amount: 100 }])).toMatchObject({ due: 900, isDeposit: false, owed: 900, overdue: 0 });
    expect(duesOf(plain(), [{ amount: 1_100 }])).toMatchObject({ due: 0, owed: 0, overpaid: 100 });
  });

  it('tells each instalment’s state by its day', () => {
    const quote = terms([
      part({ share: 25, dueDate: '2026-11-30' }),
      part({ share: 25, dueDate: DAY }),
      part({ share: 25, dueDate: '2026-12-02' }),
      part({ share: 25 }),
    ]);
    expect(states(quote, 0)).toEqual(['overdue', 'due', 'next', 'later']);
    expect(states(quote, 600)).toEqual(['paid', 'paid', 'next', 'later']);
    expect(duesOf(quote, [{ amount: 100 }], standing)).toMatchObject({ due: 400, overdue: 150, owed: 900 });
  });

  it('makes an instalment due by its open invoice', () => {
    const quote = terms(shares(50, 50));
    const invoices = [{ entry: 1, dueDate: '2026-12-10' }];
    expect(duesOf(quote, [], { ...standing, invoices })).toMatchObject({ due: 1_000, overdue: 0 });
    expect(duesOf(quote, [], { today: '2026-12-11', invoices })).toMatchObject({ due: 1_000, overdue: 500 });
    expect(duesOf(quote, [], { today: '2026-12-11', invoices }).instalments[1]).toMatchObject({
      dueDate: '2026-12-10',
      state: 'overdue',
    });
  });
});
