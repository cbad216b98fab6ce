import { LIMITS } from '../contract/limits';
import { toFileName } from './file-name';

const asSent = (name: string) => Buffer.from(name).toString('latin1');

describe('the name of an uploaded file', () => {
  it.each([
    ['solar-school.jpg', 'solar-school.jpg'],
    ['Ŝchool – Mongu.jpg', 'Ŝchool – Mongu.jpg'],
    ['C:\\Photos\\class.jpg', 'class.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\r\n.png', 'ab.png'],
    ['gnp.\u202eexe.png', 'gnp.exe.png'],
    ['  ', ''],
  ])('is read from %j as %j', (sent, name) => expect(toFileName(asSent(sent))).toBe(name));

  it('stays unchanged when it is not UTF-8', () => expect(toFileName('caf\xe9.png')).toBe('café.png'));

  it('has a maximum length', () => expect(toFileName('x'.repeat(500))).toHaveLength(LIMITS.fileName));
});
