import { COMMENT_FIELDS, COMMENT_REPLY_FIELDS } from './comments';
import { CONTACT_FIELDS, REPLY_FIELDS } from './contact';
import { tidied } from './field-rules';
import { email, knownEmail, optionalText, phone, requiredLine, textList } from './fields';
import { PROJECT_FIELDS } from './project';
import { QUESTION_FIELDS, STAFF_ENTRY_FIELDS } from './thread';

const TEXT = optionalText('Text', 5_000);
const LINE = requiredLine('Name', 100);
const LIST = textList('Tags', { maxEntries: 5, maxLength: 40, separator: 'line' });

/** `cleanText` cleans all incoming text: posts, pages, services, team, settings, messages, requests and comments. */
describe('incoming text', () => {
  it.each([
    ['a vertical tab', 'Robots\u000b for maize', 'Robots for maize'],
    ['a null', 'a\u0000b', 'ab'],
    ['an escape and a bell', '\u001b[31mred\u0007', '[31mred'],
    ['control characters of the second set', 'a\u0085b\u009fc\u007fd', 'abcd'],
    ['signs that are none', 'a\ufffeb\uffffc', 'abc'],
    ['half of a pair', 'a\ud800b\udc00c', 'abc'],
    ['a whole pair', 'maize \u{1f33d}', 'maize \u{1f33d}'],
    ['a tab and a line feed', 'a\tb\nc', 'a\tb\nc'],
    ['line ends of Windows', 'a\r\nb\r\n\r\nc', 'a\nb\n\nc'],
    ['line ends of old Macs', 'a\rb', 'a\nb'],
    ['letters and marks apart', 'Hale\u0301vy', 'Halévy'],
    ['blanks around it', ' \u00a0 a  b \n', 'a  b'],
    ['nothing else', '\u0000\u000b', ''],
  ])('is stored without unstorable characters: %s', (_what, typed, stored) => {
    expect(tidied(TEXT, typed)).toBe(stored);
  });

  it('is cleaned in lines and lists too', () => {
    expect(tidied(LINE, 'Jose\u0301\u000b')).toBe('José');
    expect(tidied(LIST, ['cafe\u0301', 'café', '\u0000'])).toEqual(['café']);
  });

  it.each([
    ['a comment', COMMENT_FIELDS.text],
    ['the answer to a comment', COMMENT_REPLY_FIELDS.text],
    ['a message', CONTACT_FIELDS.message],
    ['the reply to a message', REPLY_FIELDS.message],
    ['a request', PROJECT_FIELDS.description],
    ['a question about a request', QUESTION_FIELDS.text],
    ['what staff write into a conversation', STAFF_ENTRY_FIELDS.text],
  ])('has at most two empty lines in a row in %s', (_what, field) => {
    expect(tidied(field, 'a\n\n\nb')).toBe('a\n\n\nb');
    expect(tidied(field, `a\r\n \n\t\n\u00a0\n  b${'\n'.repeat(50)}c`)).toBe('a\n\n\n  b\n\n\nc');
  });

  it.each([
    ['+260 97\u00a0123\u20114567', '+260 97 123-4567'],
    ['\u202a+260 97 123 4567\u202c', '+260 97 123 4567'],
    ['0211\u2009123–456', '0211 123-456'],
    ['０９７１ ２３４ ５６７', '0971 234 567'],
    ['0977 123 456 / 0966 123 456', '0977 123 456 / 0966 123 456'],
    ['0211.123.456 ext. 12', '0211.123.456 ext. 12'],
    [' (0211) \u200b123456 ', '(0211) 123456'],
  ])('stores the phone number %j as %j', (typed, stored) => {
    expect(tidied(phone(), typed)).toBe(stored);
  });

  it.each([
    ['Info@Köln.example', 'info@xn--kln-sna.example'],
    ['a@straße.example', 'a@xn--strae-oqa.example'],
    ['a@школа.рф', 'a@xn--80atdl2c.xn--p1ai'],
    ['Ann@Example.com', 'ann@example.com'],
    ['no address', 'no address'],
    ['a@b c.example', 'a@b c.example'],
  ])('stores and finds the email address %j as %j', (typed, stored) => {
    expect(tidied(email(), typed)).toBe(stored);
    expect(tidied(knownEmail(), typed)).toBe(stored);
  });
});
