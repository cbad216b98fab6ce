import { Injectable } from '@nestjs/common';
import type { AccountFormName } from '../contract/page-forms';
import { SITE_PAGES, type SitePageName } from '../contract/site-pages';
import { ACCOUNT_PATH } from '../contract/visitor-accounts';
import { NewsletterService } from '../newsletter/newsletter.service';
import { notSignedIn, ProductError } from '../platform/errors/product-error';
import { PrivacyService } from '../privacy/privacy.service';
import { PasskeyAnswerDto, PasswordDto } from '../users/user.dto';
import type { VisitorAccountRow } from '../visitor-accounts/schemas/visitor-account.schema';
import {
  AccountEmailDto,
  AccountNameDto,
  AddPasskeyDto,
  CurrentPasswordDto,
  OwnPasswordDto,
  RemovePasskeyDto,
  SignUpDto,
  VisitorLoginDto,
} from '../visitor-accounts/visitor-account.dto';
import { VisitorAccountsService } from '../visitor-accounts/visitor-accounts.service';
import { VisitorPasskeysService } from '../visitor-accounts/visitor-passkeys.service';
import { VisitorSessionsService } from '../visitor-accounts/visitor-sessions.service';
import { doneAt, type PageForm, pageForm, type Sender } from './posted-page-form';

interface AccountForm<Body extends object> extends Pick<PageForm<Body>, 'body' | 'fields'> {
  /** True for logout, and for logins, which limit failures by themselves: a school may share one IP address. */
  hasNoLimit?: boolean;
  redirectsTo?: string;
  /** @param token token of the emailed link that has opened the page. Resolves to cookies, if the form sets some. */
  run(input: Body, sender: Sender, token: string): Promise<unknown>;
}

/** Forms for visitor accounts. Browsers send them without JavaScript, so the API has no calls for them. */
@Injectable()
export class AccountFormsService {
  readonly all: readonly PageForm[];

  constructor(
    accounts: VisitorAccountsService,
    private readonly sessions: VisitorSessionsService,
    passkeys: VisitorPasskeysService,
    newsletter: NewsletterService,
    privacy: PrivacyService,
  ) {
    this.all = [
      form('signup', 'signup', {
        body: SignUpDto,
        fields: ['name', 'email', 'password'],
        run: (input) => accounts.signUp(input),
      }),
      form('login', 'login', {
        hasNoLimit: true,
        body: VisitorLoginDto,
        fields: ['email', 'password'],
        redirectsTo: ACCOUNT_PATH,
        run: (input, sender) => this.open(accounts.login(input, sender), sender),
      }),
      form('login', 'passkey-login', {
        hasNoLimit: true,
        body: PasskeyAnswerDto,
        fields: ['answer'],
        redirectsTo: ACCOUNT_PATH,
        run: ({ answer }, sender) => this.open(passkeys.login(answer, sender), sender),
      }),
      form('login', 'login-link', {
        body: AccountEmailDto,
        fields: ['email'],
        run: ({ email }) => accounts.askForLink('visitorLogin', email),
      }),
      form('login', 'forgotten', {
        body: AccountEmailDto,
        fields: ['email'],
        run: ({ email }) => accounts.askForLink('visitorPassword', email),
      }),
      form('account-confirm', 'confirm', {
        body: PasswordDto,
        fields: ['password'],
        // Shows the name, because a stranger may have signed up with this email address.
        redirectsTo: doneAt(ACCOUNT_PATH, 'confirm'),
        run: ({ password }, sender, token) => this.open(accounts.confirm(token, password), sender),
      }),
      form('account-login', 'use-link', {
        redirectsTo: ACCOUNT_PATH,
        run: (_input, sender, token) => this.open(accounts.useLoginLink(token), sender),
      }),
      form('account-password', 'new-password', {
        body: PasswordDto,
        fields: ['password'],
        redirectsTo: doneAt(ACCOUNT_PATH, 'new-password'),
        run: ({ password }, sender, token) => this.open(accounts.resetPassword(token, password), sender),
      }),
      form('account', 'logout', {
        hasNoLimit: true,
        redirectsTo: doneAt(SITE_PAGES.login.path, 'logout'),
        run: (_input, { session }) => sessions.close(session),
      }),
      form('account', 'my-name', {
        body: AccountNameDto,
        fields: ['name'],
        run: ({ name }, sender) => accounts.rename(accountOf(sender), name),
      }),
      form('account', 'my-password', {
        body: OwnPasswordDto,
        fields: ['currentPassword', 'password'],
        run: (input, sender) => this.open(accounts.changePassword(accountOf(sender), input, sender), sender),
      }),
      form('account', 'add-passkey', {
        body: AddPasskeyDto,
        fields: ['name', 'currentPassword', 'answer'],
        run: (input, sender) => this.open(passkeys.add(accountOf(sender), input, sender), sender),
      }),
      form('account', 'remove-passkey', {
        body: RemovePasskeyDto,
        fields: ['passkey', 'currentPassword'],
        run: (input, sender) => this.open(passkeys.remove(accountOf(sender), input, sender), sender),
      }),
      form('account', 'join-newsletter', {
        // Passes no idempotency key, because forms of accounts have none.
        run: async (_input, sender) => {
          await newsletter.subscribe({ email: accountOf(sender).email }, undefined);
        },
      }),
      form('account', 'leave-newsletter', {
        run: (_input, sender) => newsletter.unsubscribeOwner(accountOf(sender).email),
      }),
      form('account', 'close-account', {
        body: CurrentPasswordDto,
        fields: ['currentPassword'],
        redirectsTo: doneAt(SITE_PAGES.login.path, 'close-account'),
        run: async ({ currentPassword }, sender) => {
          const { email } = await accounts.refuseWrongPassword(accountOf(sender), currentPassword, sender);
          await privacy.close(email);
          return sessions.close(sender.session);
        },
      }),
    ];
  }

  private async open(account: Promise<VisitorAccountRow>, { session }: Sender): Promise<string[]> {
    return this.sessions.open(await account.catch(asGone), session);
  }
}

/** Makes a form with a rate limit of its own, unless `hasNoLimit`. Its path is no call of the API. */
function form<Body extends object>(
  page: SitePageName,
  name: AccountFormName,
  { hasNoLimit = false, redirectsTo, run, ...fields }: AccountForm<Body>,
): PageForm {
  const path = `${SITE_PAGES[page].path as `/${string}`}?do=${name}` as const;
  return pageForm<Body, unknown>({
    ...fields,
    page,
    name,
    call: hasNoLimit ? null : { method: 'POST', path },
    redirectsTo: redirectsTo === undefined ? undefined : () => redirectsTo,
    run: ({ token = '' }, input, _key, sender) => run(input, sender, token),
    cookies: (answer) => (Array.isArray(answer) ? answer : []),
  });
}

/** Returns the sender's account. `PagePostsService` refuses forms of the account's page without a session. */
function accountOf({ session }: Sender): VisitorAccountRow {
  if (!session) throw notSignedIn();
  return session.account;
}

/** Changes 404 to 410, because the page of an invalid link or a removed passkey exists and explains the error. */
function asGone(error: unknown): never {
  if (error instanceof ProductError && error.getStatus() === 404) throw new ProductError(410, error.message);
  throw error;
}
