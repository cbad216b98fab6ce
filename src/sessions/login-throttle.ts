import { Injectable } from '@nestjs/common';
import { tooMany } from '../platform/errors/product-error';
import { LimitStore } from '../platform/limits/limit-store';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';

const { windowMs, mostFailures, mostFailuresOfAddress } = PROTECTION.signIns;

/**
 * Counts failed logins. Uses the monotonic clock, so that a change of the system clock locks out nobody. Counts unknown
 * email addresses too, so that results do not reveal whether an account exists.
 */
@Injectable()
export class LoginThrottle {
  private readonly byPair: SlidingWindow;
  private readonly byEmail: SlidingWindow;
  /** Failures from each visitor address, and from the wider networks that contain the address. */
  private readonly byNetwork: SlidingWindow;

  constructor(store: LimitStore) {
    this.byPair = store.open('failures by pair', windowMs, mostFailures, [{ windowMs, most: mostFailures }]);
    this.byEmail = store.open('failures by email', windowMs, mostFailures);
    this.byNetwork = store.open('failures by network', windowMs, mostFailuresOfAddress);
  }

  /**
   * Throws 429 if in the last 15 minutes this visitor address had ten failures for this email address, or fifty
   * failures for any email address. A successful login does not reset the counts, because an attacker may have an
   * account too.
   */
  check(email: string, address: string, now = performance.now()): void {
    const ofPair = this.byPair.of(pair(email, address), now);
    if (ofPair.length >= mostFailures) throw tooMany(((ofPair[0] ?? now) + windowMs - now) / 1_000);
    const ofAddress = this.byNetwork.of(address, now);
    if (ofAddress.length >= mostFailuresOfAddress) throw tooMany(((ofAddress[0] ?? now) + windowMs - now) / 1_000);
  }

  /**
   * Returns a function that ranks an attempt by the failures of its networks. A higher rank means that the attempt more
   * likely belongs to a flood. Failures for the email address do not count, so that an attacked person can still log
   * in.
   */
  rankOf(address: string): (now?: number) => number {
    const networks = networksOf(address);
    return (now = performance.now()) =>
      networks.reduce((rank, network) => rank * (mostFailuresOfAddress + 1) + this.byNetwork.count(network, now), 0);
  }

  /** True after many failures for the email address from any network. Attempts are then delayed, not refused. */
  isSlow(email: string, now = performance.now()): boolean {
    return this.byEmail.of(email, now).length >= mostFailures;
  }

  /** Counts a failed login. Throws 429 if the failed logins in all processes together now exceed a limit. */
  async noteFailure(email: string, address: string, now = performance.now()): Promise<void> {
    const [isCounted] = await Promise.all([
      this.byPair.add(pair(email, address), now),
      this.byEmail.add(email, now),
      ...networksOf(address).map((network) => this.byNetwork.add(network, now)),
    ]);
    if (isCounted) return;
    this.check(email, address);
    throw tooMany(1);
  }

  /** Reads the failures that other processes have counted. */
  async load(email: string, address: string): Promise<void> {
    await Promise.all([
      this.byPair.load(pair(email, address)),
      this.byEmail.load(email),
      this.byNetwork.load(...networksOf(address)),
    ]);
  }

  /** Returns the times of failed logins with an email address, oldest first. */
  async failuresOf(email: string, now = performance.now()): Promise<Date[]> {
    await this.byEmail.load(email);
    return this.byEmail.of(email, now).map((time) => new Date(Date.now() - now + time));
  }

  /** Forgets all failed logins with an email address. */
  async reset(email: string): Promise<void> {
    await this.byEmail.reset(email);
    await this.byPair.forgetEnding(email);
  }

  get size(): number {
    return this.byPair.size + this.byEmail.size + this.byNetwork.size;
  }
}

/** Returns networks of an address, widest first: /32, /48, /64 of IPv6, or /16, /24, /32 of IPv4. */
function networksOf(address: string): string[] {
  const separator = address.includes(':') ? ':' : '.';
  const parts = address.split(separator);
  return [`${parts.slice(0, 2).join(separator)}/wide`, `${parts.slice(0, 3).join(separator)}/narrow`, address];
}

/** Returns a different key for each pair, because no IP address contains a space. */
const pair = (email: string, address: string): string => `${address} ${email}`;
