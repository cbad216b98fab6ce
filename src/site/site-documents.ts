import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE, type Palette } from '../contract/colours/palette';
import { tint, tintStyle } from '../contract/colours/tint';
import type { PageReads, Rendered } from '../contract/rendering';
import { isForOne, SITE_PAGES, type SitePageName } from '../contract/site-pages';
import type { VisitorSettings } from '../contract/visitor-settings';
import { escapeHtml } from '../platform/http/escape-html';
import type { FocalPointsService } from '../uploads/focal-points.service';
import { headTags, toJsonBlock } from './head-tags';
import { organisationOf } from './organisation';
import { CLIENT_DIR } from './renderer-files';
import { startAfterRender } from './script-start';
import { hashSource, previewPolicy, sitePolicy } from './security-policy';

interface ManifestChunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

export interface SiteDocument {
  html: string;
  policy: string;
}

interface DocumentParts {
  template: string;
  head: string;
  chunks?: ManifestChunk[];
  html?: string;
  script?: string;
  reads?: PageReads;
  hasAnalytics?: boolean;
  toPolicy?: typeof sitePolicy;
  palette: Palette | null;
  note?: typeof BYPASS_NOTE;
}

/** Note for staff, outside React's root element, so that it stays when they open another page. */
const BYPASS_NOTE = {
  html: '<aside class="bypass-note">Visitors see the maintenance page. <a href="/admin">Back to the dashboard</a></aside>',
  style:
    '.bypass-note{position:fixed;z-index:50;bottom:0;inset-inline:0;padding:var(--space-3) var(--space-4);' +
    'background:var(--sun);color:var(--ink);font-weight:600;text-align:center}' +
    '.bypass-note a{color:inherit}body{padding-bottom:4rem}',
} as const;

const INTRODUCING: readonly SitePageName[] = ['home', 'contact'];

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*?href="\/([^"]+)"[^>]*>/g;
const SCRIPT = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/;
const ROOT = '<div id="root"';
const PRELOAD = /\s*<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/** Seconds after which a page reloads itself if its data could not be read. */
const NAMELESS_SECONDS = 10;

export const inPalette = (template: string, palette: Palette | null): string =>
  palette ? template.replace(PALETTE['forest-deep'], palette['forest-deep']) : template;

const titleTag = (siteName: string): string => `<title>${escapeHtml(siteName)}</title>`;

/** Builds documents from `index.html` and rendered pages. Writes styles into the document, which saves requests. */
export class SiteDocuments {
  private readonly styles = new Map<string, string>();
  private files: { template: string; manifest: Manifest } | undefined;

  constructor(
    private readonly publicUrl: string,
    private readonly focalPoints: Pick<FocalPointsService, 'styleFor' | 'focusOf'>,
  ) {}

  /**
   * Builds the document of a page.
   * @param toStaff true if staff open the page in maintenance mode.
   */
  page(name: SitePageName, rendered: Rendered, reads: PageReads, site: VisitorSettings, toStaff = false): SiteDocument {
    const chunks = this.chunksOf(`${name}-page.tsx`, rendered.part);
    const [tag = '', path = ''] = SCRIPT.exec(this.built.template) ?? [];
    const parts = [...this.built.template.matchAll(PRELOAD)].map(([, file = '']) => file);
    const { head } = rendered;
    const who = INTRODUCING.includes(name) && head.status === 200 ? [organisationOf(site, this.publicUrl)] : [];
    const script = startAfterRender(path, [...parts, ...chunks.map(({ file }) => `/${file}`)]);
    return this.write({
      template: this.built.template.replace(PRELOAD, '').replace(tag, () => `<script type="module">${script}</script>`),
      head: headTags({ ...head, jsonLd: [...who, ...head.jsonLd] }, site.siteName, this.publicUrl, (path) =>
        this.focalPoints.focusOf(path),
      ),
      chunks,
      html: rendered.html,
      script,
      reads,
      hasAnalytics: site.analyticsId !== '' && !isForOne(SITE_PAGES[name]),
      palette: tint(site),
      note: toStaff ? BYPASS_NOTE : undefined,
    });
  }

  /** Builds the maintenance page without a script. `rendered` is `null` if rendering failed. */
  maintenance(rendered: Rendered | null, site: VisitorSettings): SiteDocument {
    const template = this.withoutScript;
    const palette = tint(site);
    if (!rendered) return this.write({ template, head: titleTag(site.siteName), palette });
    const head = headTags(rendered.head, site.siteName, this.publicUrl);
    return this.write({ template, head, chunks: this.chunksOf('maintenance-page.tsx'), html: rendered.html, palette });
  }

  /**
   * Builds a page for people who have its link. It has no scripts, and search engines do not list it.
   * @param isInert true for the preview of a section: links and forms are disabled, and the back office may frame it.
   */
  unlisted(name: SitePageName, rendered: Rendered | null, site: VisitorSettings, isInert = false): SiteDocument {
    const title = titleTag(rendered?.head.title ?? site.siteName);
    return this.write({
      template: isInert ? this.withoutScript.replace(ROOT, '$& inert') : this.withoutScript,
      head: `${title}<meta name="robots" content="noindex">`,
      chunks: this.chunksOf(`${name}-page.tsx`, rendered?.part),
      html: rendered?.html,
      palette: tint(site),
      toPolicy: isInert ? previewPolicy : sitePolicy,
    });
  }

  shell(reads: PageReads, site: VisitorSettings): SiteDocument {
    const head = titleTag(site.siteName);
    const hasAnalytics = site.analyticsId !== '';
    return this.write({ template: this.built.template, head, reads, hasAnalytics, palette: tint(site) });
  }

  /** Builds a page without the site's name for the case that the settings cannot be read. The page reloads itself. */
  nameless(): SiteDocument {
    const template = this.withoutScript;
    const head = `${titleTag('Back in a moment')}<meta http-equiv="refresh" content="${NAMELESS_SECONDS}">`;
    const html =
      '<main class="page-width page-top"><h1>Back in a moment</h1><p class="lead">This page will reload automatically.</p></main>';
    return this.write({ template, head, html, palette: null });
  }

  private get withoutScript(): string {
    return this.built.template.replace(SCRIPT, '').replace(PRELOAD, '');
  }

  /** Reads the files of the client at the first use, because the server also starts without a built client. */
  private get built(): { template: string; manifest: Manifest } {
    this.files ??= {
      template: readFileSync(join(CLIENT_DIR, 'index.html'), 'utf8'),
      manifest: JSON.parse(readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Manifest,
    };
    return this.files;
  }

  private write({
    template,
    head,
    chunks = [],
    html = '',
    script,
    reads,
    hasAnalytics = false,
    toPolicy = sitePolicy,
    palette,
    note,
  }: DocumentParts): SiteDocument {
    const linked = [...template.matchAll(STYLESHEET)].map(([, file = '']) => file);
    const files = [...new Set([...linked, ...chunks.flatMap((chunk) => chunk.css ?? [])])];
    // Disabled links name the styles in the page, so that the script does not load them, and load nothing.
    const known = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
    const data = reads ? `<script type="application/json" id="page-reads">${toJsonBlock(reads)}</script>` : '';
    const focus = this.focalPoints.styleFor(html + data);
    const style = files.map((file) => this.styleOf(file)).join('') + tintStyle(palette) + focus + (note?.style ?? '');
    const written = inPalette(template, palette)
      .replace(STYLESHEET, '')
      .replace('<!--page-head-->', () => `${head}<style>${style}</style>${known}`)
      .replace('<!--page-html-->', () => html)
      .replace('<!--page-reads-->', () => (note?.html ?? '') + data);
    const hashes = { styles: [hashSource(style)], scripts: script ? [hashSource(script)] : [] };
    return { html: written, policy: toPolicy(hashes, hasAnalytics) };
  }

  /** Lists the files built from these modules. Imported files come first, so that later styles override theirs. */
  private chunksOf(...modules: (string | undefined)[]): ManifestChunk[] {
    const seen = new Set<string>();
    const found: ManifestChunk[] = [];
    const visit = (name: string): void => {
      const chunk = this.built.manifest[name];
      if (!chunk || seen.has(name) || this.built.template.includes(chunk.file)) return;
      seen.add(name);
      for (const imported of chunk.imports ?? []) visit(imported);
      found.push(chunk);
    };
    for (const module of modules) {
      // If several pages import a module, Vite lists its file by name instead of by source path.
      const isOf = (source: string): boolean =>
        source.endsWith(`/${module}`) || `${this.built.manifest[source]?.name}.tsx` === module;
      for (const source of Object.keys(this.built.manifest).filter(isOf)) visit(source);
    }
    return found;
  }

  private styleOf(file: string): string {
    const known = this.styles.get(file);
    if (known !== undefined) return known;
    const style = readFileSync(join(CLIENT_DIR, file), 'utf8').trim();
    this.styles.set(file, style);
    return style;
  }
}
