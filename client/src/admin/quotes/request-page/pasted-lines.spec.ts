import { pastedLines } from './pasted-lines';

const line = (text: string, quantity: string, unitPrice: string) => ({ text, quantity, unitPrice });

describe('pasted spreadsheet rows', () => {
  it('become lines, with and without thousands separators', () => {
    expect(pastedLines('School register\t1\t24,000.00\nMoving records\t640\t7.5\r\nTraining\t2\tK 2 850.00\n')).toEqual(
      [
        line('School register', '1', '24,000.00'),
        line('Moving records', '640', '7.5'),
        line('Training', '2', 'K 2 850.00'),
      ],
    );
  });

  it('leave out numbering, units, header and amounts', () => {
    const text =
      'No.\tItem\tUnit\tQty\tPrice\tAmount\n1\tRegister\tpiece\t1\t24,000\t24,000\n2\tTraining\tday\t2\t2,850\t5,700';
    expect(pastedLines(text)).toEqual([line('Register', '1', '24,000'), line('Training', '2', '2,850')]);
  });

  it('get quantity 1 when there is only one number', () => {
    expect(pastedLines('Register\t24,000\nTraining\t2,850')).toEqual([
      line('Register', '1', '24,000'),
      line('Training', '1', '2,850'),
    ]);
  });

  it('keep invalid numbers for the user to correct', () => {
    expect(pastedLines('Register\t1\t24.000,00\nTraining\ttwo\t2,850\nMoving\t3\t10')).toEqual([
      line('Register', '1', '24.000,00'),
      line('Training', 'two', '2,850'),
      line('Moving', '3', '10'),
    ]);
  });

  it('keep line breaks and quotation marks inside a cell', () => {
    expect(pastedLines('"Register\nfor ""640"" learners"\t1\t10\n24" screen\t2\t5')).toEqual([
      line('Register\nfor "640" learners', '1', '10'),
      line('24" screen', '2', '5'),
    ]);
  });

  it.each(['Just words', 'Two\nlines', '', '1\t2\t3'])('are not detected in %j', (text) => {
    expect(pastedLines(text)).toEqual([]);
  });
});
