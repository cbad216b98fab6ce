import { checkAddressSpace } from './address-space';
import { EmbeddedDatabaseError } from './store-errors';

/** Returns two lines of /proc/PID/limits. `addresses` is the limit of the address space. */
const limitsOf = (addresses: string): string =>
  `Max file locks            unlimited            unlimited            locks     \nMax address space         ${addresses.padEnd(20)} unlimited            bytes     \n`;

describe('address space of the process', () => {
  it('is refused when too small, because the database would crash silently', () => {
    const check = (): void => checkAddressSpace(limitsOf(String(2_000_000 * 1_024)));
    expect(check).toThrow(EmbeddedDatabaseError);
    expect(check).toThrow(
      'The addresses of this process are limited to 1953 MB (ulimit -v), and the embedded database needs 4000: raise this limit or take it off.',
    );
  });

  it('is accepted without a limit, above it, and when unknown', () => {
    for (const limits of [limitsOf('unlimited'), limitsOf(String(4_000 * 1_024 ** 2)), '']) checkAddressSpace(limits);
  });
});
