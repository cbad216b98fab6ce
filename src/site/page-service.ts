import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { TINT_ID, tint, tintStyle } from '../contract/colours/tint';
import { FOCUS_ID } from '../contract/media';
import { pagePath, relatedPath } from '../contract/read-paths';
import {
  LIST_PREFIX,
  META_READ,
  type PageMeta,
  type ReadKey,
  type PageReadsService as Reads,
  SETTINGS_READ,
  valueIn,
  WEBSITE_READ,
} from '../contract/rendering';
import { ANY_ID } from '../contract/routes';
import { matchSitePage, type PageMatch, readsOf } from '../contract/site-pages';
import { VISITOR_DEFAULTS, type VisitorSettings } from '../contract/visitor-settings';
import { ConfirmationsService } from '../newsletter/confirmations.service';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { toProductError } from '../platform/errors/error.filter';
import { BUSY_SECONDS } from '../platform/errors/product-error';
import type { ListPage } from '../platform/http/list-page.query';
import { type PreviewAddress, TextPreviewsService, toPreviewEnd } from '../platform/versions/text-previews.service';
import { FocalPointsService } from '../uploads/focal-points.service';
import { AccountsService } from '../users/accounts.service';
import { WebsitePreviewsService } from '../website/website-previews.service';
import { foundQuery } from './drawn-queries';
import { missingPath } from './page-address';
import { PageReadsService, toSent } from './page-reads.service';
import { PageRenderer } from './page-renderer';
import { type MadePage, type PageResponse, toPageResponse } from './page-response';
import { previewedPath } from './previewed-path';
import { CLIENT_DIR } from './renderer-files';
import { ADMIN_POLICY } from './security-policy';
import { inPalette, type SiteDocument, SiteDocuments } from './site-documents';

/** Where the script of the page that stands for all unknown slugs will look for what became of its own. */
const ANY_SLUG_READ = pagePath(ANY_ID);

type Headers = Readonly<Record<string, string>>;

/** Of a page whose address opens something: it is told to nobody. */
const SECRET_HEADERS = { 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' };
/** And where it holds what only few may see, it stays in no cache. */
const PRIVATE_HEADERS = { ...SECRET_HEADERS, 'Cache-Control': 'no-store' };
/** The one document that may stand in a frame: in one of the office. */
const PREVIEW_HEADERS = { ...PRIVATE_HEADERS, 'X-Frame-Options': 'SAMEORIGIN' };

/** The query of the address that has the same document. */
interface OtherSearch {
  sameAs: string;
}

/** 404 for what is gone, 503 for what cannot be read now, else 200; lists stand in their page with a word of their own. */
function statusOf(reads: Reads): number {
  const failures = Object.entries(reads).flatMap(([key, read]) =>
    'status' in read && !key.startsWith(LIST_PREFIX) ? [read.status] : [],
  );
  if (failures.some((status) => status >= 500)) return 503;
  return failures.includes(404) ? 404 : 200;
}

/** Whether nothing failed that may be there the next time, and no list that the query narrows was asked for entries that it does not have. */
function isWhole(reads: Reads, match: PageMatch): boolean {
  const common = new Set([META_READ, ...readsOf(match, '')]);
  return Object.entries(reads).every(([key, read]) =>
    'value' in read
      ? common.has(key) || !key.startsWith(LIST_PREFIX) || (read.value as ListPage<unknown>).items.length > 0
      : read.status === 404,
  );
}

const settingsIn = (reads: Reads): VisitorSettings =>
  valueIn<VisitorSettings>(reads, SETTINGS_READ) ?? VISITOR_DEFAULTS;

/** Apart from the others, so that the office can change it when colours or focal points were saved. */
const officeStyle = (id: string, style: string): string => style && `<style id="${id}">${style}</style>`;

function nothingWhereMissing(error: unknown): null {
  if (toProductError(error).getStatus() === 404) return null;
  throw error;
}

/** Reads what a page shows, and renders it. */
@Injectable()
export class PageService {
  private readonly documents: SiteDocuments;
  /** Headers that depend on how the site is reached. */
  readonly transport: Record<string, string>;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly reads: PageReadsService,
    private readonly renderer: PageRenderer,
    private readonly previews: WebsitePreviewsService,
    private readonly textPreviews: TextPreviewsService,
    private readonly accounts: AccountsService,
    private readonly confirmations: ConfirmationsService,
    private readonly focalPoints: FocalPointsService,
  ) {
    this.documents = new SiteDocuments(environment.publicUrl, focalPoints);
    this.transport = environment.publicUrl.startsWith('https://')
      ? { 'Strict-Transport-Security': 'max-age=31536000' }
      : {};
  }

  /** Whether the client was built. */
  get isBuilt(): boolean {
    return this.renderer.isBuilt;
  }

  /** The back office: drawn in the browser, so one document fits all its screens, and one all other paths below it. */
  async office(isScreen: boolean): Promise<MadePage> {
    const reads = await this.reads.readAll([SETTINGS_READ]);
    const palette = tint(settingsIn(reads));
    const template = inPalette(readFileSync(join(CLIENT_DIR, 'admin.html'), 'utf8'), palette);
    const styles = officeStyle(TINT_ID, tintStyle(palette)) + officeStyle(FOCUS_ID, this.focalPoints.officeStyle);
    const html = template.replace('</head>', () => `${styles}</head>`);
    const headers = { ...this.transport, 'X-Robots-Tag': 'noindex' };
    const page = toPageResponse(isScreen ? 200 : 404, html, ADMIN_POLICY, headers);
    return { page, isLasting: valueIn(reads, SETTINGS_READ) !== undefined };
  }

  /**
   * The page of a public path with its content, its head and a true status, `null` where it is missing; the maintenance page while the
   * site is closed; the plain shell, which draws itself in the browser, when rendering fails. Says so where the query names what is not there.
   */
  async page(path: string, search: string): Promise<MadePage | OtherSearch | null> {
    const match = matchSitePage(path);
    const reads = await this.read(readsOf(match, search), match.page.isPrivate);
    const drawn = new URLSearchParams(search);
    const found = foundQuery(match, drawn, reads);
    if (found !== drawn) return { sameAs: `?${found}` };
    return statusOf(reads) === 404 && !this.closedBy(reads) ? null : this.draw(path, search, reads);
  }

  /** The page that says so, the same for every path that `path` stands for. */
  async missing(path: string): Promise<MadePage> {
    const reads = await this.read([...readsOf(matchSitePage(path), ''), ANY_SLUG_READ]);
    return this.draw(path, '', reads);
  }

  /** The page that answers a form: drawn with what is `said` of it, also while the site is closed, and kept by nobody. */
  async answer(path: string, search: string, said: Reads, status: number, extra: Headers = {}): Promise<PageResponse> {
    const reads = { ...(await this.read(readsOf(matchSitePage(path), search), true)), ...said };
    return (await this.drawOpen(path, search, reads, status, { 'Cache-Control': 'no-store', ...extra })).page;
  }

  /** A public path as staff see it while the site is closed: as it will be, and kept by nobody. */
  async look(path: string, search: string): Promise<PageResponse> {
    const match = matchSitePage(path);
    const reads = await this.read(readsOf(match, search), true);
    const drawn = new URLSearchParams(search);
    const found = foundQuery(match, drawn, reads);
    if (found !== drawn) return this.look(path, `?${found}`);
    const status = statusOf(reads);
    // The page of missing ones shows what it reads itself.
    if (status === 404 && missingPath(path) !== path) return this.look(missingPath(path), '');
    return (await this.drawOpen(path, search, reads, status, PRIVATE_HEADERS, true)).page;
  }

  /** A page with words that nobody has saved, also while the site is closed; `null` where the token is not known any more. */
  async preview(token: string): Promise<PageResponse | null> {
    const preview = await this.previews.read(token);
    if (!preview) return null;
    const { search = '' } = preview;
    const path = await previewedPath(preview, this.reads);
    const match = matchSitePage(path);
    const reads = {
      ...(await this.read(readsOf(match, search), true)),
      ...(await this.reads.ofUnsaved(preview.words)),
    };
    const rendered = await this.renderer.render(path, search, reads);
    const document = this.documents.preview(match.name, rendered, settingsIn(reads));
    return this.write(rendered ? 200 : 503, document, PREVIEW_HEADERS);
  }

  /** A text as visitors will see it, also while the site is closed; `null` for no link of ours, when the text is gone or its maker may not write. */
  async textPreview(address: PreviewAddress): Promise<PageResponse | null> {
    if (!(await this.textPreviews.isGood(address))) return null;
    if (!(await this.accounts.may(address.writerId, 'editor'))) return null;
    const previewed = await this.textPreviews.read(address).catch(nothingWhereMissing);
    if (!previewed) return null;
    const { path, key, value } = previewed;
    const match = matchSitePage(path);
    const reads = { ...(await this.read(readsOf(match, ''), true)), [key]: { value } };
    reads[META_READ] = { value: { ...valueIn<PageMeta>(reads, META_READ), previewUntil: toPreviewEnd(address.until) } };
    // Nothing is related to what is not published.
    const related = relatedPath(address.id);
    if (reads[related] && 'status' in reads[related]) reads[related] = { value: [] };
    const rendered = await this.renderer.render(path, '', reads);
    const document = this.documents.unlisted(match.name, rendered, settingsIn(reads));
    return this.write(rendered ? 200 : 503, document, PRIVATE_HEADERS);
  }

  /** What every page answers while the site is closed; `null` while it is open. */
  async closed(): Promise<PageResponse | null> {
    const reads = await this.read([SETTINGS_READ, WEBSITE_READ]);
    const settings = this.closedBy(reads);
    return settings && this.maintenance(reads, settings).page;
  }

  /** Draws any page in the browser: for when there is no time to draw it here. */
  async busy(): Promise<MadePage> {
    const reads = await this.read([SETTINGS_READ, WEBSITE_READ]);
    const settings = this.closedBy(reads);
    if (settings) return this.maintenance(reads, settings);
    if (!valueIn(reads, SETTINGS_READ)) return this.nameless();
    const document = this.documents.shell(reads, settingsIn(reads));
    const headers = { 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store' };
    return { page: this.write(503, document, headers), isLasting: true };
  }

  private async read(keys: ReadKey[], isPrivate = false): Promise<Reads> {
    const reads: Reads = await this.reads.readAll(keys);
    const time = new Date().toISOString();
    // By day where it is kept, so that the document, and with it its tag, stays the same while its content does.
    const now = isPrivate ? time : `${time.slice(0, 10)}T00:00:00.000Z`;
    // The settings that could not be read need not be waited for twice.
    const asksToConfirm =
      valueIn(reads, SETTINGS_READ) !== undefined && (await this.confirmations.areAsked().catch(() => false));
    const meta = { now, publicUrl: this.environment.publicUrl, ...(asksToConfirm && { asksToConfirm }) };
    reads[META_READ] = { value: meta };
    return reads;
  }

  private async draw(path: string, search: string, reads: Reads): Promise<MadePage> {
    const closed = this.closedBy(reads);
    return closed ? this.maintenance(reads, closed) : this.drawOpen(path, search, reads, statusOf(reads));
  }

  private async drawOpen(
    path: string,
    search: string,
    reads: Reads,
    status: number,
    extra: Headers = {},
    isLook = false,
  ): Promise<MadePage> {
    if (!valueIn(reads, SETTINGS_READ) || !valueIn(reads, WEBSITE_READ)) return this.nameless();
    const settings = settingsIn(reads);
    const match = matchSitePage(path);
    const { isSecret } = match.page;
    // That there is nothing is no secret, and the same for all who ask.
    const isPrivate = match.page.isPrivate && status !== 404;
    const headers = { ...(isPrivate && PRIVATE_HEADERS), ...(isSecret && SECRET_HEADERS), ...extra };
    // What is read and what is drawn take turns with the requests of others.
    await setImmediate();
    const sent = toSent(match.name, reads);
    const rendered = await this.renderer.render(path, search, sent);
    await setImmediate();
    if (!rendered)
      return { page: this.write(status, this.documents.shell(reads, settings), headers), isLasting: false };
    const document = this.documents.page(match.name, rendered, sent, settings, isLook);
    const shown = rendered.head.status === 200 ? status : rendered.head.status;
    return { page: this.write(shown, document, headers), isLasting: !isPrivate && isWhole(reads, match) };
  }

  /** Answers where neither name nor words are known: what was delivered must not stand in for them. */
  private nameless(): MadePage {
    const headers = { 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store' };
    return { page: this.write(503, this.documents.nameless(), headers), isLasting: false };
  }

  private closedBy(reads: Reads): VisitorSettings | null {
    const settings = settingsIn(reads);
    return settings.maintenanceMode ? settings : null;
  }

  private maintenance(reads: Reads, settings: VisitorSettings): MadePage {
    if (!valueIn(reads, WEBSITE_READ)) return this.nameless();
    const document = this.documents.maintenance(this.renderer.maintenance(reads), settings);
    const page = this.write(503, document, { 'Retry-After': '3600', 'Cache-Control': 'no-store' });
    page.isClosed = true;
    return { page, isLasting: true };
  }

  private write(status: number, document: SiteDocument, extra: Headers = {}): PageResponse {
    return toPageResponse(status, document.html, document.policy, { ...this.transport, ...extra });
  }
}
