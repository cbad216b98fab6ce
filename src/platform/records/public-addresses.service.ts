import { Injectable } from '@nestjs/common';

export interface RedirectStore {
  /**
   * Redirects `from` to `to`. `isLate` is true if the page was not public until now. An existing redirect of `from`
   * then stays. Returns `false` if no further redirect can be stored.
   */
  moved(from: string, to: string, isLate: boolean): Promise<boolean>;
  taken(path: string): Promise<void>;
  find(path: string): string | null;
}

/** Connects records to the module of redirects, which registers itself, as the platform imports no modules. */
@Injectable()
export class PublicAddressesService {
  private keeper: RedirectStore | undefined;

  register(keeper: RedirectStore): void {
    this.keeper = keeper;
  }

  redirectOf(path: string): string | null {
    return this.keeper?.find(path) ?? null;
  }

  /**
   * Reports that a record's public path has changed from `before` to `after`; `null` means not public. `last` is the
   * path at which it was last public. Returns `false` if a needed redirect cannot be stored.
   */
  async changed(before: string | null, after: string | null, last = before): Promise<boolean> {
    if (after === null || after === before) return true;
    await this.keeper?.taken(after);
    return last === null || last === after || ((await this.keeper?.moved(last, after, before === null)) ?? true);
  }
}
