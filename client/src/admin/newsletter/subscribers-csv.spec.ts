import { toCell, toCsv } from './subscribers-csv';

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
  it('has a heading row and one row for each subscriber', () => {
    const at = '2026-11-20T08:00:00.000Z';
    const csv = toCsv([
      { _id: '1', email: 'bwalya@mail.example', createdAt: at, updatedAt: at },
      { _id: '2', email: '+mary@mail.example', createdAt: at, updatedAt: at },
    ]);
    expect(csv).toBe(`\uFEFFEmail,Subscribed\r\nbwalya@mail.example,${at}\r\n'+mary@mail.example,${at}\r\n`);
  });
});
