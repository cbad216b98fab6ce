import { Injectable } from '@nestjs/common';

/** Whoever keeps visitors on their way when an address changes. */
export interface AddressKeeper {
  /**
   * The page of `from` stands at `to` now. @param isLate visitors found nothing at `from` for a while: whatever leads
   * on from there by now stays. Answers `false` where there is no room for a redirect.
   */
  moved(from: string, to: string, isLate: boolean): Promise<boolean>;
  /** A page stands at `path` now. */
  taken(path: string): Promise<void>;
  /** Where a path leads that was given up, `null` for nowhere. */
  find(path: string): string | null;
}

/** Tells who keeps redirects of the addresses that records take and give up: the records know no redirect. */
@Injectable()
export class PublicAddressesService {
  private keeper: AddressKeeper | undefined;

  register(keeper: AddressKeeper): void {
    this.keeper = keeper;
  }

  /** Where a path leads that was given up, `null` for nowhere. */
  redirectOf(path: string): string | null {
    return this.keeper?.find(path) ?? null;
  }

  /**
   * @param before where visitors found the page until now, `null` for nowhere.
   * @param after where they find it from now on.
   * @param last where they found it last, `null` where they never did.
   * Answers `false` where the old address should be redirected, and there is no room for it.
   */
  async changed(before: string | null, after: string | null, last = before): Promise<boolean> {
    if (after === null || after === before) return true;
    await this.keeper?.taken(after);
    return last === null || last === after || ((await this.keeper?.moved(last, after, before === null)) ?? true);
  }
}
