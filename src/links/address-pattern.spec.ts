import { addressPattern } from './link-sources.service';

const PATTERN = () => addressPattern('/fees', 'https://site.example');

describe('a URL in a text', () => {
  it.each([
    ...['/fees', 'See /fees.', 'See /Fees, please', '[the fees](/fees)', 'https://site.example/fees'],
    ...['https://site.example/fees?x=1', 'a\n/fees#top'],
  ])('is found in %p', (text) => expect(PATTERN().test(text)).toBe(true));

  it.each(['/fees-2026', '/fees/2026', '/feeship', '/old/fees', 'https://other.example/fees', 'fees', '/fees.pdf'])(
    'is not found in %p',
    (text) => expect(PATTERN().test(text)).toBe(false),
  );

  it('is replaced without changing the text around it', () => {
    const text = 'Our fees (/fees) stand at https://site.example/fees, /fees-2026 is old.';
    expect(text.replace(PATTERN(), '$1/prices')).toBe(
      'Our fees (/prices) stand at https://site.example/prices, /fees-2026 is old.',
    );
  });
});
