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
  type PageReads as Reads,
  SETTINGS_READ,
  valueIn,
  WEBSITE_READ,
} from '../contract/rendering';
import { ANY_ID } from '../contract/routes';
import { isGone, matchSitePage, type PageMatch, readsOf } from '../contract/site-pages';
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
import { VisitorAccountsStateService } from '../visitor-accounts/visitor-accounts-state.service';
import { WebsitePreviewsService } from '../website/website-previews.service';
import { missingPath } from './page-address';
import { PageReadsService, toSent } from './page-reads.service';
import { PageRenderer } from './page-renderer';
import {
  type MadePage,
  OFFICE_HEADERS,
  type PageResponse,
  PREVIEW_HEADERS,
  PRIVATE_HEADERS,
  SECRET_HEADERS,
  toPageResponse,
} from './page-response';
import { previewedPath } from './previewed-path';
import { foundQuery } from './rendered-queries';
import { CLIENT_DIR } from './renderer-files';
import { ADMIN_POLICY } from './security-policy';
import { inPalette, type SiteDocument, SiteDocuments } from './site-documents';

/** Key of the failed read in the document that all unknown slugs share. */
const ANY_SLUG_READ = pagePath(ANY_ID);

type Headers = Readonly<Record<string, string>>;

interface OtherSearch {
  sameAs: string;
}

/** Returns 404 for a missing record, 503 for a failed read, otherwise 200. The page itself shows failures of lists. */
function statusOf({ name }: PageMatch, reads: Reads): number {
  if (isGone(name, valueIn<PageMeta>(reads, META_READ)?.accounts)) return 404;
  const failures = Object.entries(reads).flatMap(([key, read]) =>
    'status' in read && !key.startsWith(LIST_PREFIX) ? [read.status] : [],
  );
  if (failures.some((status) => status >= 500)) return 503;
  return failures.includes(404) ? 404 : 200;
}

/**
 * True if the document may be cached: all reads succeeded or found no record, and no filtered list is empty. Empty
 * lists are not cached, because visitors can invent any number of filters without results.
 */
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

/** Returns a style element. The script of the back office finds it by its id and replaces it. */
const officeStyle = (id: string, style: string): string => style && `<style id="${id}">${style}</style>`;

function nothingWhereMissing(error: unknown): null {
  if (toProductError(error).getStatus() === 404) return null;
  throw error;
}

@Injectable()
export class PageService {
  private readonly documents: SiteDocuments;
  /** Headers that differ between HTTP and HTTPS. */
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
    private readonly accountsState: VisitorAccountsStateService,
  ) {
    this.documents = new SiteDocuments(environment.publicUrl, focalPoints);
    this.transport = environment.publicUrl.startsWith('https://')
      ? { 'Strict-Transport-Security': 'max-age=31536000' }
      : {};
  }

  get isBuilt(): boolean {
    return this.renderer.isBuilt;
  }

  /** Returns the document of the back office. The browser renders its screens. */
  async office(isScreen: boolean): Promise<MadePage> {
    const reads = await this.reads.readAll([SETTINGS_READ]);
    const palette = tint(settingsIn(reads));
    const template = inPalette(readFileSync(join(CLIENT_DIR, 'admin.html'), 'utf8'), palette);
    const styles = officeStyle(TINT_ID, tintStyle(palette)) + officeStyle(FOCUS_ID, this.focalPoints.officeStyle);
    const html = template.replace('</head>', () => `${styles}</head>`);
    const headers = { ...this.transport, ...OFFICE_HEADERS };
    const page = toPageResponse(isScreen ? 200 : 404, html, ADMIN_POLICY, headers);
    return { page, isLasting: valueIn(reads, SETTINGS_READ) !== undefined };
  }

  /**
   * Renders a public path. Returns `null` for a missing page. If the query names records that do not exist, returns
   * `sameAs`: the query without them, which gets the same document.
   */
  async page(path: string, search: string): Promise<MadePage | OtherSearch | null> {
    const match = matchSitePage(path);
    const reads = await this.read(readsOf(match, search), match.page.isPrivate);
    const query = new URLSearchParams(search);
    const found = foundQuery(match, query, reads);
    if (found !== query) return { sameAs: `?${found}` };
    return statusOf(match, reads) === 404 && !this.maintenanceSettings(reads) ? null : this.render(path, search, reads);
  }

  async missing(path: string): Promise<MadePage> {
    const reads = await this.read([...readsOf(matchSitePage(path), ''), ANY_SLUG_READ]);
    return this.render(path, '', reads);
  }

  /** Renders the page that answers a form, also in maintenance mode. The page is never cached. */
  async answer(
    path: string,
    search: string,
    formReads: Reads,
    status: number,
    extra: Headers = {},
  ): Promise<PageResponse> {
    const reads = { ...(await this.read(readsOf(matchSitePage(path), search), true)), ...formReads };
    return (await this.renderPage(path, search, reads, status, { 'Cache-Control': 'no-store', ...extra })).page;
  }

  /** Renders a public page for staff in maintenance mode. The page is never cached. */
  async renderForStaff(path: string, search: string): Promise<PageResponse> {
    const match = matchSitePage(path);
    const reads = await this.read(readsOf(match, search), true);
    const query = new URLSearchParams(search);
    const found = foundQuery(match, query, reads);
    if (found !== query) return this.renderForStaff(path, `?${found}`);
    const status = statusOf(match, reads);
    // Reads again for the not-found page, because it needs other data.
    if (status === 404 && missingPath(path) !== path) return this.renderForStaff(missingPath(path), '');
    return (await this.renderPage(path, search, reads, status, PRIVATE_HEADERS, true)).page;
  }

  /** Renders a page with unsaved changes, also in maintenance mode. Returns `null` if the token has expired. */
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
    const document = this.documents.unlisted(match.name, rendered, settingsIn(reads), true);
    return this.write(rendered ? 200 : 503, document, PREVIEW_HEADERS);
  }

  /** Renders the preview of a text. Returns `null` if the link is invalid, or its author is no longer an editor. */
  async textPreview(address: PreviewAddress): Promise<PageResponse | null> {
    if (!(await this.textPreviews.isGood(address))) return null;
    if (!(await this.accounts.may(address.writerId, 'editor'))) return null;
    const previewed = await this.textPreviews.read(address).catch(nothingWhereMissing);
    if (!previewed) return null;
    const { path, key, value } = previewed;
    const match = matchSitePage(path);
    const reads = { ...(await this.read(readsOf(match, ''), true)), [key]: { value } };
    reads[META_READ] = { value: { ...valueIn<PageMeta>(reads, META_READ), previewUntil: toPreviewEnd(address.until) } };
    // The read of related posts fails for an unpublished post. The preview shows none instead of an error.
    const related = relatedPath(address.id);
    if (reads[related] && 'status' in reads[related]) reads[related] = { value: [] };
    const rendered = await this.renderer.render(path, '', reads);
    const document = this.documents.unlisted(match.name, rendered, settingsIn(reads));
    return this.write(rendered ? 200 : 503, document, PRIVATE_HEADERS);
  }

  async maintenancePage(): Promise<PageResponse | null> {
    const reads = await this.read([SETTINGS_READ, WEBSITE_READ]);
    const settings = this.maintenanceSettings(reads);
    return settings && this.maintenance(reads, settings).page;
  }

  /** Returns a page that the browser renders. It is used when the queue is full. */
  async busy(): Promise<MadePage> {
    const reads = await this.read([SETTINGS_READ, WEBSITE_READ]);
    const settings = this.maintenanceSettings(reads);
    if (settings) return this.maintenance(reads, settings);
    if (!valueIn(reads, SETTINGS_READ)) return this.nameless();
    const document = this.documents.shell(reads, settingsIn(reads));
    const headers = { 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store' };
    return { page: this.write(503, document, headers), isLasting: true };
  }

  private async read(keys: ReadKey[], isPrivate = false): Promise<Reads> {
    const [reads, asksToConfirm, accounts] = await Promise.all([
      this.reads.readAll(keys),
      this.confirmations.areRequired().catch(() => false),
      this.accountsState.read().catch(() => undefined),
    ]);
    const time = new Date().toISOString();
    // Cached documents contain the date without the time. Otherwise each rendering would change their ETag.
    const now = isPrivate ? time : `${time.slice(0, 10)}T00:00:00.000Z`;
    const meta = {
      now,
      publicUrl: this.environment.publicUrl,
      ...(asksToConfirm && { asksToConfirm }),
      ...(accounts && { accounts }),
    };
    reads[META_READ] = { value: meta };
    return reads;
  }

  private async render(path: string, search: string, reads: Reads): Promise<MadePage> {
    const settings = this.maintenanceSettings(reads);
    return settings
      ? this.maintenance(reads, settings)
      : this.renderPage(path, search, reads, statusOf(matchSitePage(path), reads));
  }

  private async renderPage(
    path: string,
    search: string,
    reads: Reads,
    status: number,
    extra: Headers = {},
    toStaff = false,
  ): Promise<MadePage> {
    if (!valueIn(reads, SETTINGS_READ) || !valueIn(reads, WEBSITE_READ)) return this.nameless();
    const settings = settingsIn(reads);
    const match = matchSitePage(path);
    const { isSecret } = match.page;
    // The not-found document of a private page contains no private data, so it may be cached.
    const isPrivate = match.page.isPrivate && status !== 404;
    const headers = { ...(isPrivate && PRIVATE_HEADERS), ...(isSecret && SECRET_HEADERS), ...extra };
    await setImmediate();
    const sent = toSent(match.name, reads);
    const rendered = await this.renderer.render(path, search, sent);
    await setImmediate();
    if (!rendered)
      return { page: this.write(status, this.documents.shell(reads, settings), headers), isLasting: false };
    const document = this.documents.page(match.name, rendered, sent, settings, toStaff);
    const finalStatus = rendered.head.status === 200 ? status : rendered.head.status;
    return { page: this.write(finalStatus, document, headers), isLasting: !isPrivate && isWhole(reads, match) };
  }

  /** Returns a page without the site's name, for failed reads. The default settings would name another organisation. */
  private nameless(): MadePage {
    const headers = { 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store' };
    return { page: this.write(503, this.documents.nameless(), headers), isLasting: false };
  }

  private maintenanceSettings(reads: Reads): VisitorSettings | null {
    const settings = settingsIn(reads);
    return settings.maintenanceMode ? settings : null;
  }

  private maintenance(reads: Reads, settings: VisitorSettings): MadePage {
    if (!valueIn(reads, WEBSITE_READ)) return this.nameless();
    const document = this.documents.maintenance(this.renderer.maintenance(reads), settings);
    const page = this.write(503, document, { 'Retry-After': '3600', 'Cache-Control': 'no-store' });
    page.isMaintenance = true;
    return { page, isLasting: true };
  }

  private write(status: number, document: SiteDocument, extra: Headers = {}): PageResponse {
    return toPageResponse(status, document.html, document.policy, { ...this.transport, ...extra });
  }
}
