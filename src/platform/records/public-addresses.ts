import { Injectable } from '@nestjs/common';

/** Whoever keeps visitors on their way when an address changes. */
export interface AddressKeeper {
  /**
   * The page of `from` stands at `to` now. @param isLate visitors found nothing at `from` for a while: whatever leads
   * on from there by now stays.
   */
  moved(from: string, to: string, isLate: boolean): Promise<void>;
  /** A page stands at `path` now. */
  taken(path: string): Promise<void>;
  /** The page at `path` was deleted. */
  deleted(path: string): Promise<void>;
  /** The delete of the page that visitors found at `path` was undone. */
  undeleted(path: string): Promise<void>;
  /** Where a path leads that was given up, `null` for nowhere. */
  find(path: string): string | null;
}

/** Whoever has led visitors elsewhere when a page was deleted. */
export interface AddressMender {
  /** The delete of the page at `path` was undone. */
  restored(path: string): Promise<void>;
}

/** Tells who keeps redirects of the addresses that records take and give up: the records know no redirect. */
@Injectable()
export class PublicAddresses {
  private keeper: AddressKeeper | undefined;
  private mender: AddressMender | undefined;

  register(keeper: AddressKeeper): void {
    this.keeper = keeper;
  }

  /** Where a path leads that was given up, `null` for nowhere. */
  redirectOf(path: string): string | null {
    return this.keeper?.find(path) ?? null;
  }

  registerMender(mender: AddressMender): void {
    this.mender = mender;
  }

  /** @param address where visitors found the page last, `null` where they never did. */
  async deleted(address: string | null): Promise<void> {
    if (address !== null) await this.keeper?.deleted(address);
  }

  /** @param address where visitors find the page again, `null` for nowhere. @param last as it was deleted. */
  async restored(address: string | null, last: string | null): Promise<void> {
    if (last !== null) await this.keeper?.undeleted(last);
    if (address !== null) await this.mender?.restored(address);
  }

  /**
   * @param before where visitors found the page until now, `null` for nowhere.
   * @param after where they find it from now on.
   * @param last where they found it last, `null` where they never did.
   */
  async changed(before: string | null, after: string | null, last = before): Promise<void> {
    if (after === null || after === before) return;
    await this.keeper?.taken(after);
    if (last !== null && last !== after) await this.keeper?.moved(last, after, before === null);
  }
}
