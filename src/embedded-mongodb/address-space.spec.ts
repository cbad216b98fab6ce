import { checkAddressSpace } from './address-space';
import { EmbeddedDatabaseError } from './store-errors';

/** Two lines of /proc/PID/limits. */
const limitsOf = (addresses: string): string =>
  `Max file locks            unlimited            unlimited            locks     \nMax address space         ${addresses.padEnd(20)} unlimited            bytes     \n`;

describe('the addresses of the process', () => {
  it('are refused where the database would end it without a word', () => {
    const check = (): void => checkAddressSpace(limitsOf(String(2_000_000 * 1_024)));
    expect(check).toThrow(EmbeddedDatabaseError);
    expect(check).toThrow(
      'The addresses of this process are limited to 1953 MB (ulimit -v), and the embedded database needs 4000: raise this limit or take it off.',
    );
  });

  it('are enough without a limit, above it, and where nobody tells', () => {
    for (const limits of [limitsOf('unlimited'), limitsOf(String(4_000 * 1_024 ** 2)), '']) checkAddressSpace(limits);
  });
});
