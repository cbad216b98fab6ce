import { Inject, Injectable, type ValidationPipe } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { nameOf } from '../contract/calls/call';
import { REFUSED_FORM, type RefusedForm } from '../contract/page-forms';
import { matchSitePage, type PathParams, SITE_PAGES } from '../contract/site-pages';
import { sendCached } from '../platform/cache/cached-response';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { toProductError } from '../platform/errors/error.filter';
import { forbidden, ProductError } from '../platform/errors/product-error';
import { RefusedWritesService } from '../platform/errors/refused-writes.service';
import { isFromOwnPage, readForm } from '../platform/http/form-body';
import { logAnswered } from '../platform/http/request-log';
import { pathOf } from '../platform/http/request-target';
import { bodyHash } from '../platform/idempotency/body-hash';
import { fullAddress, visitorAddress } from '../platform/limits/visitor-address';
import { PublicCallsService } from '../platform/limits/visitor-limit';
import { SharedNamesService } from '../platform/processes/shared-names.service';
import { createValidationPipe } from '../platform/validation/validation.pipe';
import { AccountFormsService } from './account-forms.service';
import { AccountPageService } from './account-page.service';
import { AnswerPage, NOT_FOUND } from './answer-page';
import { FormKeys, SAME_MS } from './form-keys';
import { missingPath, type PageAddress, parsePageAddress } from './page-address';
import { type PageResponse, toSeeOther } from './page-response';
import { PageService } from './page-service';
import { doneAt, type PageForm, type Sender } from './posted-page-form';
import { RequestFormsService } from './request-forms.service';
import { WritingFormsService } from './writing-forms.service';

const LOGIN_PATH = SITE_PAGES.login.path;

/** Fields with passwords or answers of passkeys. The page never shows their values again. */
const SECRETS = ['password', 'currentPassword', 'answer'];

const NOT_OURS = 'This form was not sent from this site. Please send it again from this page.';

interface Sent {
  form: PageForm;
  params: PathParams;
  path: string;
  search: string;
}

/** Result of a form: URL of the page that shows it, and cookies for the browser. */
interface Result {
  to: string;
  cookies?: readonly string[];
}

interface Refusal {
  error: ProductError;
  values: Readonly<Record<string, string>>;
  more: unknown;
}

/**
 * Handles forms that browsers without JavaScript post to the path of their page, with `?do=` and the form's name.
 * Redirects with 303 to a page with the result, or answers with the same page, its errors and the typed values. Refuses
 * forms that other sites send.
 */
@Injectable()
export class PagePostsService {
  private readonly forms: readonly PageForm[];
  private readonly rules: ValidationPipe = createValidationPipe();
  private readonly keys = new FormKeys();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly pages: PageService,
    private readonly site: AnswerPage,
    private readonly calls: PublicCallsService,
    private readonly logger: PinoLogger,
    private readonly names: SharedNamesService,
    private readonly refused: RefusedWritesService,
    private readonly account: AccountPageService,
    requests: RequestFormsService,
    writing: WritingFormsService,
    accounts: AccountFormsService,
  ) {
    this.forms = [...requests.all, ...writing.all, ...accounts.all];
  }

  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const sent = request.method === 'POST' && this.pages.isBuilt ? this.find(request) : null;
    if (!sent) {
      next();
      return;
    }
    const answer = 'form' in sent ? this.answer(sent, request, response) : this.site.answer(sent, request);
    answer.then((answer) => {
      sendCached(answer, request, response);
      logAnswered(this.logger, request, response, startedAt);
    }, next);
  };

  /** Finds the form of a POST. Without one, browsers get the not-found page, other programs a status. */
  private find({ url, headers }: Request): Sent | typeof NOT_FOUND | null {
    const address = parsePageAddress(url);
    if (address.is === 'other') return null;
    return this.findForm(address, url) ?? (headers.accept?.includes('text/html') ? NOT_FOUND : null);
  }

  private findForm(address: PageAddress, url: string): Sent | null {
    if (address.is !== 'page' && address.is !== 'private' && address.is !== 'personal') return null;
    const { path, search } = address;
    const { name, page } = matchSitePage(path);
    // Takes the token of a secret page from the URL. `path` lacks it, because all tokens share one document.
    const { params } = matchSitePage(page.isSecret ? pathOf(url) : path);
    const [formName, ...more] = new URLSearchParams(url.split('?')[1]).getAll('do');
    if (more.length > 0) throw new ProductError(400, 'The URL names more than one form.');
    const form = this.forms.find((known) => known.name === formName && (known.page ?? name) === name);
    return form && (form.page || address.is === 'page') ? { form, params, path, search } : null;
  }

  private async answer(sent: Sent, request: Request, response: Response): Promise<PageResponse> {
    const maintenance = await this.pages.maintenancePage();
    if (maintenance) return maintenance;
    const outcome = await this.send(sent, request, response);
    if ('to' in outcome) return toSeeOther(outcome.to, {}, outcome.cookies);
    return this.site.inTurn(request, () => this.draw(sent, outcome, request));
  }

  private async send({ form, params, path }: Sent, request: Request, response: Response): Promise<Result | Refusal> {
    let values: Record<string, string> = {};
    let body: object | undefined;
    try {
      const isOurs = isFromOwnPage(request, this.environment.publicUrl);
      const typed = await readForm(request, response);
      // Shows typed values again only if this site sent the form. Otherwise other sites could put text into the page.
      if (isOurs || request.headers.origin === undefined)
        values = Object.fromEntries((form.fields ?? []).map((field) => [field, typed.get(field) ?? '']));
      // Refuses posts from other sites before they are counted. Otherwise they would use up the visitor's rate limit.
      if (!isOurs) throw forbidden(NOT_OURS);
      if (form.call) await this.calls.take(nameOf(form.call), request);
      const sender: Sender = { network: visitorAddress(request), address: fullAddress(request), session: null };
      if (form.cookies) sender.session = await this.account.sessionOf(request);
      if (form.page === 'account' && !sender.session)
        return { to: LOGIN_PATH, cookies: await this.account.noCookies() };
      body = form.body
        ? ((await this.rules.transform(form.toBody?.(values) ?? values, {
            type: 'body',
            metatype: form.body,
          })) as object)
        : {};
      const key = form.cookies ? '' : await this.keyOf({ path, form: form.name, values, visitor: sender.network });
      const answer = await form.run(params, body, key, sender);
      return { to: form.redirectsTo?.(path, answer) ?? doneAt(path, form.name), cookies: form.cookies?.(answer) };
    } catch (error) {
      const known = toProductError(error);
      if (known.getStatus() >= 500 && !this.refused.note(error))
        this.logger.error({ req: request, err: error }, 'a form failed');
      const more = body && (await form.explain?.(params, body).catch(() => undefined));
      return { error: known, values: shown(values), more };
    }
  }

  /** Returns an idempotency key. The same form gets the same key, because a reload in the browser sends it again. */
  private keyOf(posted: object): Promise<string> {
    return this.names.nameOf(bodyHash(posted), this.keys.keyOf(posted), SAME_MS);
  }

  private async draw(
    { form, path, search }: Sent,
    { error, values, more }: Refusal,
    request: Request,
  ): Promise<PageResponse> {
    const status = error.getStatus();
    if (status === 404) return this.pages.answer(missingPath(path), '', {}, 404);
    const { errors = [], retryAfterSeconds } = error.details;
    const value: RefusedForm = { form: form.name, status, message: error.message, errors, values, more };
    const headers: Record<string, string> = {};
    if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(Math.ceil(retryAfterSeconds));
    const reads = form.page === 'account' ? await this.account.reads(request) : {};
    return this.pages.answer(path, search, { ...reads, [REFUSED_FORM]: { value } }, status, headers);
  }
}

const shown = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !SECRETS.includes(field)));
