import { detailParts, dialCodeLink } from './payment-details';

it.each([
  [
    '0970 000 000\nMosi',
    [
      ['number', '0970 000 000'],
      ['text', '\nMosi'],
    ],
  ],
  [
    'Dial *115# or *303*2#.',
    [
      ['text', 'Dial '],
      ['code', '*115#'],
      ['text', ' or '],
      ['code', '*303*2#'],
      ['text', '.'],
    ],
  ],
  [
    'Zanaco, 0012345678-90',
    [
      ['text', 'Zanaco, '],
      ['number', '0012345678-90'],
    ],
  ],
  [
    '0970 000 000, Mosi',
    [
      ['number', '0970 000 000,'],
      ['text', ' Mosi'],
    ],
  ],
  ['+260 97 123 4567', [['number', '+260 97 123 4567']]],
  ['Branch 12, code 010001', [['text', 'Branch 12, code 010001']]],
  ['', []],
])('finds numbers and dial codes in %j', (details, parts) => {
  expect(detailParts(details).map(({ kind, text }) => [kind, text])).toEqual(parts);
});

it('writes a dial code as a link for phones', () => {
  expect(dialCodeLink('*115#')).toBe('tel:*115%23');
});
