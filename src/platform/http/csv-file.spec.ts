import { toCell, toCsv } from './csv-file';

describe('toCell', () => {
  it.each(['=1+1', '+260', '-1', '@sum', '\tx'])('makes %j harmless with an apostrophe', (text) => {
    expect(toCell(text)).toBe(`'${text}`);
  });

  it('makes a carriage return at the start harmless and quotes it', () => {
    expect(toCell('\r=1')).toBe(`"'\r=1"`);
  });

  it('leaves the same signs alone inside a text', () => {
    expect(toCell('a=b+c-d@e')).toBe('a=b+c-d@e');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(toCell('a,b')).toBe('"a,b"');
    expect(toCell('say "hi"')).toBe('"say ""hi"""');
    expect(toCell('a\nb')).toBe('"a\nb"');
  });
});

describe('toCsv', () => {
  it('marks itself as UTF-8 and ends each row', async () => {
    async function* rows() {
      yield ['Email', 'Subscribed'];
      yield ['+mary@mail.example', '2026-11-20'];
    }
    let csv = '';
    for await (const part of toCsv(rows())) csv += part;
    expect(csv).toBe(`\uFEFFEmail,Subscribed\r\n'+mary@mail.example,2026-11-20\r\n`);
  });
});
