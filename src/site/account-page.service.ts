import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ContactService } from '../contact/contact.service';
import { type PageReads, valueIn } from '../contract/rendering';
import { SITE_PAGES } from '../contract/site-pages';
import {
  ACCOUNT_READ,
  type AccountView,
  NEW_PASSKEY,
  OWN_DETAILS,
  type OwnDetails,
  PASSKEY_LOGIN,
} from '../contract/visitor-accounts';
import { NewsletterService } from '../newsletter/newsletter.service';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { notSignedIn } from '../platform/errors/product-error';
import { VisitorQuotesService } from '../project/visitors/visitor-quotes.service';
import { VisitorAccountsStateService } from '../visitor-accounts/visitor-accounts-state.service';
import { VisitorPasskeysService } from '../visitor-accounts/visitor-passkeys.service';
import { type VisitorSession, VisitorSessionsService } from '../visitor-accounts/visitor-sessions.service';
import { DATA_POLICY, type PageResponse, toPageResponse, toSeeOther } from './page-response';
import { PageService } from './page-service';

/** Renders the page of a visitor's account. Only this page and posted forms read the visitor's cookie. */
@Injectable()
export class AccountPageService {
  constructor(
    private readonly pages: PageService,
    private readonly state: VisitorAccountsStateService,
    private readonly sessions: VisitorSessionsService,
    private readonly passkeys: VisitorPasskeysService,
    private readonly quotes: VisitorQuotesService,
    private readonly contacts: ContactService,
    private readonly newsletter: NewsletterService,
    private readonly readiness: DatabaseReadiness,
  ) {}

  /**
   * Returns the page of the account. Returns `null` if visitors cannot have accounts. Without a session, returns a
   * redirect to the login page, or throws 401 for a script that adds a passkey. Throws 409 if passkeys are off, or the
   * account has too many. Throws 503 if the database does not answer.
   * @param inTurn calls `render` when it is the visitor's turn in the queue
   */
  async answer(
    search: string,
    request: IncomingMessage,
    inTurn: (render: () => Promise<PageResponse>) => Promise<PageResponse>,
  ): Promise<PageResponse | null> {
    const maintenance = await this.pages.maintenancePage();
    if (maintenance) return maintenance;
    if ((await this.state.read()) !== 'open') return null;
    const requested = new URLSearchParams(search).get('do');
    // Challenges are signed and not stored, so this needs no limit.
    if (requested === PASSKEY_LOGIN) return this.json(await this.passkeys.startLogin());
    const session = await this.sessions.read(request);
    if (requested === OWN_DETAILS) {
      const own: OwnDetails | null = session && { name: session.account.name, email: session.account.email };
      return this.json(own);
    }
    if (requested === NEW_PASSKEY) {
      if (!session) throw notSignedIn();
      return this.json(await this.passkeys.startAdding(session.account));
    }
    if (!session) {
      const cookies = this.sessions.isSent(request) ? await this.noCookies() : [];
      return toSeeOther(SITE_PAGES.login.path, this.pages.transport, cookies);
    }
    if (requested !== null) return this.download(session);
    return inTurn(async () => this.pages.answer(SITE_PAGES.account.path, search, await this.readsOf(session), 200));
  }

  /** Returns the visitor's session. Throws 404 if visitors cannot have accounts, 503 without an answering database. */
  async sessionOf(request: IncomingMessage): Promise<VisitorSession | null> {
    await this.state.refuseUnlessOpen();
    return this.sessions.read(request);
  }

  /** Returns the page's data for the visitor who sent this request. It is empty if the visitor is not logged in. */
  async reads(request: IncomingMessage): Promise<PageReads> {
    const session = await this.sessions.read(request);
    return session ? this.readsOf(session) : {};
  }

  /** Returns the page's data as a JSON file to download. */
  private async download(session: VisitorSession): Promise<PageResponse> {
    const data = valueIn(await this.readsOf(session), ACCOUNT_READ);
    return this.json(data, { 'Content-Disposition': 'attachment; filename="my-data.json"' });
  }

  private json(data: unknown, headers: Record<string, string> = {}): PageResponse {
    return toPageResponse(200, JSON.stringify(data, null, 2), DATA_POLICY, {
      ...this.pages.transport,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    });
  }

  private async readsOf({ account }: VisitorSession): Promise<PageReads> {
    const { name, email } = account;
    const [requests, messages, isSubscribed, passkeys, documentMonths] = await this.readiness.whileAnswers(
      Promise.all([
        this.quotes.listOf(email),
        this.contacts.listOf(email),
        this.newsletter.isSubscribed(email),
        this.passkeys.list(account),
        this.state.documentMonths(),
      ]),
    );
    const view: AccountView = { name, email, requests, messages, isSubscribed, passkeys, documentMonths };
    return { [ACCOUNT_READ]: { value: view } };
  }

  /** Returns cookies that make the browser delete the cookies of an ended session. */
  noCookies(): Promise<string[]> {
    return this.sessions.close(null);
  }
}
