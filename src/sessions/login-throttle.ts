import { Injectable } from '@nestjs/common';
import { tooMany } from '../platform/errors/product-error';
import { LimitStore } from '../platform/limits/limit-store';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';

const { windowMs, mostFailures, mostFailuresOfAddress } = PROTECTION.signIns;

/**
 * Counts failed logins. Uses the monotonic clock of this process, so that a clock change locks nobody out. The result
 * never depends on whether an account exists.
 */
@Injectable()
export class LoginThrottle {
  private readonly byPair: SlidingWindow;
  private readonly byEmail: SlidingWindow;
  /** Failures of visitor addresses and of their wider networks. */
  private readonly byNetwork: SlidingWindow;

  constructor(store: LimitStore) {
    this.byPair = store.open('failures by pair', windowMs, mostFailures, [{ windowMs, most: mostFailures }]);
    this.byEmail = store.open('failures by email', windowMs, mostFailures);
    this.byNetwork = store.open('failures by network', windowMs, mostFailuresOfAddress);
  }

  /**
   * Errors: 429 after ten failures within 15 minutes for this email address from this visitor address, or fifty from
   * this visitor address for any email addresses. A success resets nothing, because attackers may have an account too.
   */
  check(email: string, address: string, now = performance.now()): void {
    const ofPair = this.byPair.of(pair(email, address), now);
    if (ofPair.length >= mostFailures) throw tooMany(((ofPair[0] ?? now) + windowMs - now) / 1_000);
    const ofAddress = this.byNetwork.of(address, now);
    if (ofAddress.length >= mostFailuresOfAddress) throw tooMany(((ofAddress[0] ?? now) + windowMs - now) / 1_000);
  }

  /**
   * Ranks how likely an attempt from this visitor address belongs to a flood, by failures of its wider networks first.
   * The email address does not count, so that the attacked person can still log in.
   */
  rankOf(address: string): (now?: number) => number {
    const networks = networksOf(address);
    return (now = performance.now()) =>
      networks.reduce((rank, network) => rank * (mostFailuresOfAddress + 1) + this.byNetwork.count(network, now), 0);
  }

  /** True if this email address failed so often that each attempt is delayed. It is never locked out. */
  isSlow(email: string, now = performance.now()): boolean {
    return this.byEmail.of(email, now).length >= mostFailures;
  }

  /** Errors: 429 other processes have heard as many failures meanwhile: this one must not be told from a success. */
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

  /** Brings in what other processes have counted. */
  async load(email: string, address: string): Promise<void> {
    await Promise.all([
      this.byPair.load(pair(email, address)),
      this.byEmail.load(email),
      this.byNetwork.load(...networksOf(address)),
    ]);
  }

  /** Times of the remembered failures of this email, from wherever, oldest first. */
  async failuresOf(email: string, now = performance.now()): Promise<Date[]> {
    await this.byEmail.load(email);
    return this.byEmail.of(email, now).map((time) => new Date(Date.now() - now + time));
  }

  /** As if nobody had ever tried this email. */
  async forget(email: string): Promise<void> {
    await this.byEmail.forget(email);
    await this.byPair.forgetEnding(email);
  }

  /** How many pairs, emails and networks are remembered. */
  get size(): number {
    return this.byPair.size + this.byEmail.size + this.byNetwork.size;
  }
}

/**
 * Returns the networks of a visitor address, widest first, itself last: /32, /48 and /64 of IPv6, the blocks of
 * providers, sites and households; /16, /24 and the address of IPv4.
 */
function networksOf(address: string): string[] {
  const separator = address.includes(':') ? ':' : '.';
  const parts = address.split(separator);
  return [`${parts.slice(0, 2).join(separator)}/wide`, `${parts.slice(0, 3).join(separator)}/narrow`, address];
}

/** No visitor address holds a space, so two pairs never share a key. */
const pair = (email: string, address: string): string => `${address} ${email}`;
