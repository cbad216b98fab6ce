import { Injectable } from '@nestjs/common';

/** Whoever keeps visitors on their way when an address changes. */
export interface AddressKeeper {
  /** The page of `from` stands at `to` now. */
  moved(from: string, to: string): Promise<void>;
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

  /** @param address where visitors found the page, `null` for nowhere. */
  async deleted(address: string | null): Promise<void> {
    if (address !== null) await this.keeper?.deleted(address);
  }

  /** @param address where visitors find the page again, `null` for nowhere. */
  async restored(address: string | null): Promise<void> {
    if (address === null) return;
    await this.keeper?.undeleted(address);
    await this.mender?.restored(address);
  }

  /** @param before where visitors found the page until now, `null` for nowhere. @param after where they find it from now on. */
  async changed(before: string | null, after: string | null): Promise<void> {
    if (after === null || after === before) return;
    await this.keeper?.taken(after);
    if (before !== null) await this.keeper?.moved(before, after);
  }
}
