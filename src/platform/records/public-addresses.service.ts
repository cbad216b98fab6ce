import { Injectable } from '@nestjs/common';

/** Redirects visitors when a page's path changes. */
export interface AddressKeeper {
  /**
   * Called when the page of `from` moves to `to`. @param isLate true if `from` was unpublished for a time, so that
   * existing redirects from it stay Returns `false` if there is no space for a redirect.
   */
  moved(from: string, to: string, isLate: boolean): Promise<boolean>;
  /** Called when a page gets `path`. */
  taken(path: string): Promise<void>;
  /** Redirect target of an abandoned path, or `null`. */
  find(path: string): string | null;
}

/** Connects records, which know no redirects, with the keeper of redirects. */
@Injectable()
export class PublicAddressesService {
  private keeper: AddressKeeper | undefined;

  register(keeper: AddressKeeper): void {
    this.keeper = keeper;
  }

  /** Redirect target of an abandoned path, or `null`. */
  redirectOf(path: string): string | null {
    return this.keeper?.find(path) ?? null;
  }

  /**
   * @param before path of the page until now, or `null`
   * @param after path from now on
   * @param last last public path, or `null`
   * Returns `false` if a redirect is needed but there is no space for it.
   */
  async changed(before: string | null, after: string | null, last = before): Promise<boolean> {
    if (after === null || after === before) return true;
    await this.keeper?.taken(after);
    return last === null || last === after || ((await this.keeper?.moved(last, after, before === null)) ?? true);
  }
}
