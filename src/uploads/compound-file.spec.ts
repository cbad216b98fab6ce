import { compoundFile, DOC, XLS } from '../../test/support/files';
import { isWordDocument } from './compound-file';

describe('isWordDocument', () => {
  it('recognises Word by its stream at any position in the directory', () => {
    expect(isWordDocument(DOC)).toBe(true);
    expect(isWordDocument(compoundFile('Data', 'WordDocument'))).toBe(true);
  });

  it('recognises Word by the class of the root', () => {
    const file = compoundFile();
    Buffer.from('0609020000000000c000000000000046', 'hex').copy(file, 1_024 + 80);
    expect(isWordDocument(file)).toBe(true);
  });

  it('rejects other Office files and text that names the stream', () => {
    expect(isWordDocument(XLS)).toBe(false);
    expect(isWordDocument(Buffer.from('WordDocument', 'utf16le'))).toBe(false);
    const spoken = compoundFile('Workbook');
    expect(isWordDocument(Buffer.concat([spoken, Buffer.from('WordDocument', 'utf16le')]))).toBe(false);
  });

  it('terminates on cut, empty and circular files', () => {
    for (const length of [0, 8, 511, 512, 600, 1_100, 1_600])
      expect(isWordDocument(DOC.subarray(0, length))).toBe(false);
    const loop = compoundFile('Workbook');
    loop.writeUInt32LE(1, 520);
    expect(isWordDocument(loop)).toBe(false);
    const wild = compoundFile('Workbook');
    wild.writeUInt32LE(0xfffffff0, 48);
    expect(isWordDocument(wild)).toBe(false);
  });
});
