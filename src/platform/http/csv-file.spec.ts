import { toCell, toCsv } from './csv-file';

describe('toCell', () => {
  it.each(['=1+1', '+260', '-1', '@sum', '\tx', '＝1', '＠1'])('neutralises %j with an apostrophe', (text) => {
    expect(toCell(text)).toBe(`'${text}`);
  });

  it('neutralises and quotes a carriage return at the start', () => {
    expect(toCell('\r=1')).toBe(`"'\r=1"`);
  });

  it('leaves the same characters unchanged inside a text', () => {
    expect(toCell('a=b+c-d@e ;-) ;- a')).toBe('a=b+c-d@e ;-) ;- a');
  });

  it('neutralises what begins a cell where semicolons separate them', () => {
    expect(toCell(';=1;  +2;-3')).toBe(";'=1;  '+2;'-3");
    expect(toCell('a\n=1')).toBe(`"a\n'=1"`);
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(toCell('a,b')).toBe('"a,b"');
    expect(toCell('say "hi"')).toBe('"say ""hi"""');
    expect(toCell('a\nb')).toBe('"a\nb"');
  });
});

describe('toCsv', () => {
  it('starts with a UTF-8 mark and ends each row', async () => {
    async function* rows() {
      yield ['Email', 'Subscribed'];
      yield ['+mary@mail.example', '2026-11-20'];
    }
    let csv = '';
    for await (const part of toCsv(rows())) csv += part;
    expect(csv).toBe(`\uFEFFEmail,Subscribed\r\n'+mary@mail.example,2026-11-20\r\n`);
  });
});
