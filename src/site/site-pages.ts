import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { ADMIN_PATHS } from '../contract/routes';
import { DEFAULT_SETTINGS, type SiteSettings } from '../contract/settings';
import { type PageAnswer, toPageAnswer } from './page-answer';
import { PageReads } from './page-reads';
import { PageRenderer } from './page-renderer';
import { CLIENT_DIR, type PageReads as Reads } from './rendering';
import { ADMIN_POLICY } from './security-policy';
import { type SiteDocument, SiteDocuments } from './site-documents';

const SETTINGS_READ = '/settings';
/** Parameters that a page is drawn from. All others are the browser's business. */
const DRAWN_PARAMETERS = ['category', 'page', 'request', 'service', 'subject', 'tab', 'topic'];

/** 404 for what is gone, 503 for what cannot be read now, else 200; lists stand in their page with a word of their own. */
function statusOf(reads: Reads): number {
  const failures = Object.entries(reads).flatMap(([key, read]) =>
    'status' in read && !key.startsWith('list:') ? [read.status] : [],
  );
  if (failures.some((status) => status >= 500)) return 503;
  return failures.includes(404) ? 404 : 200;
}

/** Makes the document of an address. */
@Injectable()
export class SitePages {
  private readonly documents: SiteDocuments;
  private readonly transport: Record<string, string>;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly reads: PageReads,
    private readonly renderer: PageRenderer,
  ) {
    this.documents = new SiteDocuments(environment.publicUrl);
    this.transport = environment.publicUrl.startsWith('https://')
      ? { 'Strict-Transport-Security': 'max-age=31536000' }
      : {};
  }

  /** Whether the client was built. */
  get isBuilt(): boolean {
    return this.renderer.isBuilt;
  }

  /** The back office: drawn in the browser, so one document fits all its paths. */
  admin(path: string): PageAnswer {
    const status = (ADMIN_PATHS as readonly string[]).includes(path.replace(/\/+$/, '')) ? 200 : 404;
    const html = readFileSync(join(CLIENT_DIR, 'admin.html'), 'utf8');
    return toPageAnswer(status, html, ADMIN_POLICY, { ...this.transport, 'X-Robots-Tag': 'noindex' });
  }

  /**
   * The page of a public path with its content, its head and a true status; the maintenance page while the site is closed;
   * the plain shell, which draws itself in the browser, when rendering fails.
   * @param search as `toDrawnSearch` gives it
   */
  async site(path: string, search: string): Promise<PageAnswer> {
    const match = this.renderer.match(path, search);
    const reads: Reads = await this.reads.readAll(match.reads);
    // By day, so that the document, and with it its tag, stays the same while its content does.
    const now = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    reads.meta = { value: { now, publicUrl: this.environment.publicUrl } };
    const settings = 'value' in reads[SETTINGS_READ] ? (reads[SETTINGS_READ].value as SiteSettings) : DEFAULT_SETTINGS;
    if (settings.maintenanceMode) return this.maintenance(reads, settings);
    const rendered = await this.renderer.render(path, search, reads);
    const status = match.isKnown ? statusOf(reads) : 404;
    if (!rendered) return this.answer(status, this.documents.shell(reads, settings));
    return this.answer(
      rendered.status === 200 ? status : rendered.status,
      this.documents.page(rendered, reads, settings),
    );
  }

  private maintenance(reads: Reads, settings: SiteSettings): PageAnswer {
    const document = this.documents.maintenance(this.renderer.maintenance(reads), settings.siteName);
    return this.answer(503, document, { 'Retry-After': '3600', 'Cache-Control': 'no-store' });
  }

  private answer(status: number, document: SiteDocument, extra: Record<string, string> = {}): PageAnswer {
    return toPageAnswer(status, document.html, document.policy, { ...this.transport, ...extra });
  }
}

/** The part of a query that a page is drawn from, in one order: the same page has one key. */
export function toDrawnSearch(query: string): string {
  const given = new URLSearchParams(query);
  const drawn = new URLSearchParams();
  for (const name of DRAWN_PARAMETERS) {
    const value = given.get(name);
    if (value !== null) drawn.set(name, value);
  }
  const text = drawn.toString();
  return text === '' ? '' : `?${text}`;
}
