import { PALETTE } from '../../contract/colours/palette';
import { type OutgoingMail, OWNER, toMessage } from './outgoing-mail';

const SITE = {
  siteName: 'Mosi "Digital", Academy',
  ownerEmail: 'hello@mosi.example',
  publicUrl: 'https://mosi.example',
  palette: PALETTE,
};
const MAIL: OutgoingMail = { to: 'chanda@example.com', subject: 'Hello', text: 'x', html: '<p>x</p>' };
const message = (changes: Partial<OutgoingMail> = {}, name = '') =>
  toMessage({ ...MAIL, ...changes }, SITE, { name, address: 'no-reply@mosi.example' }, '42');

describe('toMessage', () => {
  it('gives addresses as objects, so that text adds no recipients', () => {
    expect(message()).toMatchObject({
      messageId: '<42@mosi.example>',
      from: { name: SITE.siteName, address: 'no-reply@mosi.example' },
      to: { name: '', address: 'chanda@example.com' },
      replyTo: { name: '', address: SITE.ownerEmail },
    });
  });

  it('uses the configured sender name when there is one', () => {
    expect(message({}, 'MOSI').from).toEqual({ name: 'MOSI', address: 'no-reply@mosi.example' });
    expect(() => message({}, 'MOSI\r\nBcc: all@example.com')).toThrow(expect.objectContaining({ isFinal: true }));
  });

  it('sends emails for the owner to the owner', () => {
    expect(message({ to: OWNER, replyTo: 'chanda@example.com' })).toMatchObject({
      to: { address: SITE.ownerEmail },
      replyTo: { address: 'chanda@example.com' },
    });
  });

  it.each([
    { subject: 'Hello\r\nBcc: all@example.com' },
    { subject: 'Hello\u2028there' },
    { unsubscribeUrl: 'https://mosi.example/\nX: y' },
    { to: 'chanda@example.com\r\nBcc: all@example.com' },
    { to: 'chanda@example.com, all@example.com' },
    { to: 'Chanda <chanda@example.com>' },
    { to: '' },
    { to: `${'x'.repeat(250)}@example.com` },
    { replyTo: 'nobody' },
  ])('refuses %j permanently', (changes) => {
    expect(() => message(changes)).toThrow(expect.objectContaining({ isFinal: true }));
  });
});
