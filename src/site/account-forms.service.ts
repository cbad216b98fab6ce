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
      pageForm<SignUpDto, readonly string[]>({
        ...on('signup', 'signup'),
        body: SignUpDto,
        fields: ['name', 'email', 'password'],
        secrets: ['password'],
        run: (_params, input) => accounts.signUp(input).then(noCookies),
      }),
      pageForm<VisitorLoginDto, readonly string[]>({
        ...on('login', 'login'),
        // Has no rate limit, because all visitors of a school may share one IP address. `accounts.login` limits failed
        // logins instead.
        call: null,
        body: VisitorLoginDto,
        fields: ['email', 'password'],
        secrets: ['password'],
        leadsTo: () => ACCOUNT_PATH,
        run: (_params, input, _key, sender) => this.open(accounts.login(input, sender), sender),
      }),
      pageForm<PasskeyAnswerDto, readonly string[]>({
        ...on('login', 'passkey-login'),
        // This form limits failures as the form above does.
        call: null,
        body: PasskeyAnswerDto,
        fields: ['answer'],
        secrets: ['answer'],
        leadsTo: () => ACCOUNT_PATH,
        run: (_params, { answer }, _key, sender) => this.open(passkeys.login(answer, sender), sender),
      }),
      pageForm<AccountEmailDto, readonly string[]>({
        ...on('login', 'login-link'),
        body: AccountEmailDto,
        fields: ['email'],
        run: (_params, { email }) => accounts.askForLink('visitorLogin', email).then(noCookies),
      }),
      pageForm<AccountEmailDto, readonly string[]>({
        ...on('login', 'forgotten'),
        body: AccountEmailDto,
        fields: ['email'],
        run: (_params, { email }) => accounts.askForLink('visitorPassword', email).then(noCookies),
      }),
      pageForm<PasswordDto, readonly string[]>({
        ...on('account-confirm', 'confirm'),
        body: PasswordDto,
        fields: ['password'],
        secrets: ['password'],
        // Shows the name, because a stranger may have signed up with this email address.
        leadsTo: () => doneAt(ACCOUNT_PATH, 'confirm'),
        run: ({ token }, { password }, _key, sender) => this.open(accounts.confirm(token, password), sender),
      }),
      pageForm<object, readonly string[]>({
        ...on('account-login', 'use-link'),
        leadsTo: () => ACCOUNT_PATH,
        run: ({ token }, _body, _key, sender) => this.open(accounts.useLoginLink(token), sender),
      }),
      pageForm<PasswordDto, readonly string[]>({
        ...on('account-password', 'new-password'),
        body: PasswordDto,
        fields: ['password'],
        secrets: ['password'],
        leadsTo: () => doneAt(ACCOUNT_PATH, 'new-password'),
        run: ({ token }, { password }, _key, sender) => this.open(accounts.resetPassword(token, password), sender),
      }),
      pageForm<object, readonly string[]>({
        ...on('account', 'logout'),
        call: null,
        leadsTo: () => doneAt(SITE_PAGES.login.path, 'logout'),
        run: (_params, _body, _key, { session }) => sessions.close(session),
      }),
      pageForm<AccountNameDto, readonly string[]>({
        ...on('account', 'my-name'),
        body: AccountNameDto,
        fields: ['name'],
        run: (_params, { name }, _key, sender) => accounts.rename(accountOf(sender), name).then(noCookies),
      }),
      pageForm<OwnPasswordDto, readonly string[]>({
        ...on('account', 'my-password'),
        body: OwnPasswordDto,
        fields: ['currentPassword', 'password'],
        secrets: ['currentPassword', 'password'],
        run: (_params, input, _key, sender) =>
          this.open(accounts.changePassword(accountOf(sender), input, sender), sender),
      }),
      pageForm<AddPasskeyDto, readonly string[]>({
        ...on('account', 'add-passkey'),
        body: AddPasskeyDto,
        fields: ['name', 'currentPassword', 'answer'],
        secrets: ['currentPassword', 'answer'],
        run: (_params, input, _key, sender) => this.open(passkeys.add(accountOf(sender), input, sender), sender),
      }),
      pageForm<RemovePasskeyDto, readonly string[]>({
        ...on('account', 'remove-passkey'),
        body: RemovePasskeyDto,
        fields: ['passkey', 'currentPassword'],
        secrets: ['currentPassword'],
        run: (_params, input, _key, sender) => this.open(passkeys.remove(accountOf(sender), input, sender), sender),
      }),
      pageForm<object, readonly string[]>({
        ...on('account', 'join-newsletter'),
        // Passes no idempotency key. `_key` is empty for forms of accounts, and an empty key would be refused.
        run: (_params, _body, _key, sender) =>
          newsletter.subscribe({ email: accountOf(sender).email }, undefined).then(noCookies),
      }),
      pageForm<object, readonly string[]>({
        ...on('account', 'leave-newsletter'),
        run: (_params, _body, _key, sender) => newsletter.unsubscribeOwner(accountOf(sender).email).then(noCookies),
      }),
      pageForm<CurrentPasswordDto, readonly string[]>({
        ...on('account', 'close-account'),
        body: CurrentPasswordDto,
        fields: ['currentPassword'],
        secrets: ['currentPassword'],
        leadsTo: () => doneAt(SITE_PAGES.login.path, 'close-account'),
        run: async (_params, { currentPassword }, _key, sender) => {
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

/**
 * Returns the account of a visitor who has sent a form of the account's page. `PagePostsService` refuses such forms
 * without a session, so this does not throw.
 */
function accountOf({ session }: Sender): VisitorAccountRow {
  if (!session) throw notSignedIn();
  return session.account;
}

const noCookies = (): string[] => [];

/** Returns properties of a form. `call` is no call of the API. It gives each form its own rate limit. */
const on = (page: SitePageName, name: AccountFormName) => ({
  page,
  name,
  call: { method: 'POST', path: `${SITE_PAGES[page].path as `/${string}`}?do=${name}` } as const,
  cookies: (answer: readonly string[]) => answer,
});

/** Changes 404 to 410, because the page of an invalid link or a removed passkey exists and explains the error. */
function asGone(error: unknown): never {
  if (error instanceof ProductError && error.getStatus() === 404) throw new ProductError(410, error.message);
  throw error;
}
