import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import {
  type AccountLinkKind,
  LINK_LABELS,
  LINK_MINUTES,
  LINK_SCREENS,
  LINK_TEXTS,
  VISITOR_LINK_PAGES,
  type VisitorLinkKind,
} from '../contract/account-links';
import { SITE_PAGES } from '../contract/site-pages';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { isDuplicateKey } from '../platform/errors/database-error';
import { notFound } from '../platform/errors/product-error';
import { Every } from '../platform/jobs/every.decorator';
import { MailService } from '../platform/mail/mail.service';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import { type MailName, toPendingMail } from '../platform/mail/pending-mails';
import type { MailWriter, RecordMails } from '../platform/mail/record-mails';
import { SigningKey } from '../platform/signing/signing-key';
import { AccountLink, type AccountLinkRow } from './account-link.schema';
import { linkMail, newEmailNotice } from './account-link-mails';

/** All fields of a link except kind and subject. */
type About = Pick<AccountLink, 'email' | 'tokenVersion' | 'name' | 'role' | 'invitedBy' | 'formerEmail'>;

/** Names of the emails that a link needs. Each link has an email of its own kind. */
const mailsOf = (kind: AccountLinkKind): readonly string[] => (kind === 'email' ? ['email', 'emailNotice'] : [kind]);

const isOfVisitor = (kind: AccountLinkKind): kind is VisitorLinkKind => kind in VISITOR_LINK_PAGES;

/** Expired invitations stay in the list for this time, so that administrators can resend them. */
const LISTED_MS = 7 * DAY_MS;

/**
 * Links with which people change an account without a session. Each link works once, for one purpose and a short time.
 * A newer link of the same kind and subject replaces it. See docs/decisions/026-staff-accounts.md.
 */
@Injectable()
export class AccountLinksService implements MailWriter<AccountLinkRow> {
  readonly adminKinds = Object.keys(LINK_LABELS).flatMap((kind) => mailsOf(kind as AccountLinkKind));
  private readonly mails: RecordMails<AccountLinkRow>;

  constructor(
    @InjectModel(AccountLink.name) private readonly links: Model<AccountLinkRow>,
    private readonly key: SigningKey,
    private readonly mail: MailService,
    private readonly time: TrustedClock,
  ) {
    this.mails = mail.addRecords(links, this);
  }

  get isMailed(): boolean {
    return this.mail.reachesPeople;
  }

  /** Creates a link and returns it. If a mail server is set up, the same write queues the email. */
  async make(kind: AccountLinkKind, subject: string, about: About): Promise<AccountLinkRow> {
    const nonce = randomBytes(16).toString('base64url');
    const change = {
      ...about,
      nonce,
      hash: hashOf(await this.tokenOf({ kind, subject, nonce })),
      expiresAt: new Date(Date.now() + LINK_MINUTES[kind] * MINUTE_MS),
      ...(this.isMailed && { pendingMails: mailsOf(kind).map((mail) => toPendingMail(mail, nonce)) }),
    };
    const store = () =>
      this.links
        .findOneAndUpdate({ kind, subject }, { $set: change }, { upsert: true, returnDocument: 'after' })
        .lean<AccountLinkRow>();
    // If two calls insert at the same moment, one insert fails. The failed call tries again and updates the other row.
    const row = await store().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return store();
    });
    this.mails.wake();
    return row as AccountLinkRow;
  }

  /** Returns the path of a link, without the origin. */
  async pathOf(row: AccountLinkRow): Promise<string> {
    const { kind } = row;
    const token = await this.tokenOf(row);
    if (!isOfVisitor(kind)) return `${LINK_SCREENS[kind]}#${token}`;
    return SITE_PAGES[VISITOR_LINK_PAGES[kind]].path.replace(':token', token);
  }

  /** Reads a link without using it up. Throws 404 if the link is expired, used or of another kind. */
  async find(kind: AccountLinkKind, token: string): Promise<AccountLinkRow> {
    const good = { kind, hash: hashOf(token), expiresAt: trusted({ $gt: new Date() }) };
    return (await this.links.findOne(good).lean<AccountLinkRow>()) ?? refuseLink();
  }

  /** Deletes a link, so that it works once. Throws 404 if another call has deleted it, or if a newer link exists. */
  async spend({ _id, hash }: AccountLinkRow): Promise<void> {
    const { deletedCount } = await this.links.deleteOne({ _id, hash, expiresAt: trusted({ $gt: new Date() }) });
    if (deletedCount === 0) refuseLink();
  }

  /**
   * Expires the invitations of a person who may no longer invite. Otherwise they would work again if the person became
   * an administrator again. They stay listed, so that others can resend them.
   */
  async expireInvitations(invitedBy: string): Promise<void> {
    const now = new Date();
    const open = { kind: 'invitation', invitedBy, expiresAt: trusted({ $gt: now }) };
    await this.links.updateMany(open as QueryFilter<AccountLinkRow>, { $set: { expiresAt: now } });
  }

  /** Builds the email of a link. Returns `null` if a newer link has replaced the link of the email. */
  async compose(row: AccountLinkRow, { kind, mark }: MailName): Promise<ComposeMail | null> {
    if (mark !== row.nonce) return null;
    if (kind === 'emailNotice') return newEmailNotice(row);
    return linkMail(row, await this.pathOf(row));
  }

  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    if (!(await this.time.isTrusted())) return;
    const [now, listed] = [new Date(), new Date(Date.now() - LISTED_MS)];
    await this.links.deleteMany({ kind: trusted({ $ne: 'invitation' }), expiresAt: trusted({ $lt: now }) });
    await this.links.deleteMany({ expiresAt: trusted({ $lt: listed }) });
  }

  /** Derives the token from the signing key. A stolen database therefore contains no usable links. */
  private async tokenOf({ kind, subject, nonce }: Pick<AccountLink, 'kind' | 'subject' | 'nonce'>): Promise<string> {
    return createHmac('sha256', `account link ${await this.key.read()}`)
      .update(`${kind}\n${subject}\n${nonce}`)
      .digest('base64url');
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Throws the same error for all invalid links. */
export function refuseLink(): never {
  throw notFound(LINK_TEXTS.gone);
}
