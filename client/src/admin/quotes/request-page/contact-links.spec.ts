import { whatsAppNumber } from '@/lib/telephone-link';
import { whatsAppMessageLink } from './contact-links';

describe('WhatsApp link to a client', () => {
  it.each([
    ['0970 000 000', '260970000000'],
    ['+260 97 000 0000', '260970000000'],
    ['00260 970000000', '260970000000'],
    ['(+27) 82-000-0000', '27820000000'],
    ['', ''],
  ])('converts %j', (phone, number) => {
    expect(whatsAppNumber(phone)).toBe(number);
  });

  it('includes the text', () => {
    expect(whatsAppMessageLink('0970000000', 'Mosi: https://a.example/quotes/1')).toBe(
      'https://wa.me/260970000000?text=Mosi%3A%20https%3A%2F%2Fa.example%2Fquotes%2F1',
    );
  });
});
