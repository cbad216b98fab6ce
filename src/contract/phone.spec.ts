import { dialled, isPhone, searchDigits, tidyPhone } from './phone';

describe('a phone number', () => {
  it.each([
    ['0977 123 456', '0977123456', '977123456'],
    ['+260 97 123 4567', '+260971234567', '971234567'],
    ['(+260) 97-123-4567', '+260971234567', '971234567'],
    ['+260 (0)97 123 4567', '+260971234567', '971234567'],
    ['00260 97 123 4567', '00260971234567', '971234567'],
    ['0977 123 456 / 0966 123 456', '0977123456', '977123456'],
    ['0211.123.456 ext. 12', '0211123456', '211123456'],
    ['0211 123456 x12', '0211123456', '211123456'],
    ['0211 123456 Extension 7', '0211123456', '211123456'],
  ])('%s is dialled %s, and found by %s', (phone, dial, digits) => {
    expect(isPhone(phone)).toBe(true);
    expect(tidyPhone(phone)).toBe(phone);
    expect([dialled(phone), searchDigits(phone)]).toEqual([dial, digits]);
  });

  it.each(['call me', '0977 123 456 or 0966', '+ - ( )', '0977; 12', '<097>', '0977\n123', 'ext. 12', '/5', ''])(
    'rejects %j',
    (text) => {
      expect(isPhone(text)).toBe(false);
      expect(searchDigits(text)).toBe('');
    },
  );

  it.each(['2605', '24/7', '042', '260'])('is searched as text if it may be an amount: %s', (text) => {
    expect(searchDigits(text)).toBe('');
  });
});
