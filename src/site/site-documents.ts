import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageReads, Rendered } from '../contract/rendering';
import type { SitePageName } from '../contract/site-pages';
import { escapeHtml } from '../platform/http/escape-html';
import { headTags, toJsonBlock } from './head-tags';
import { CLIENT_DIR } from './rendering';
import { startWhenDrawn } from './script-start';
import { hashSource, sitePolicy } from './security-policy';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** A document and the policy that fits it. */
export interface SiteDocument {
  html: string;
  policy: string;
}

/** What one document is made of. */
interface DocumentParts {
  template: string;
  head: string;
  chunks?: ManifestChunk[];
  html?: string;
  /** Text of the script that stands in the document. */
  script?: string;
  reads?: PageReads;
  hasAnalytics?: boolean;
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*?href="\/([^"]+)"[^>]*>/g;
const SCRIPT = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

const titleTag = (siteName: string): string => `<title>${escapeHtml(siteName)}</title>`;

/** Writes rendered pages into the client's built `index.html`. Styles go inline: on a slow line each further request costs a round trip. */
export class SiteDocuments {
  private readonly styles = new Map<string, string>();
  private files: { template: string; manifest: Manifest } | undefined;

  constructor(private readonly publicUrl: string) {}

  /** One page with its content; its styles are written in, its script waits until they are drawn. */
  page(
    name: SitePageName,
    rendered: Rendered,
    reads: PageReads,
    site: { siteName: string; analyticsId: string },
  ): SiteDocument {
    const chunks = this.chunksOf(`${name}-page.tsx`, rendered.part);
    const [tag, path] = SCRIPT.exec(this.template) as RegExpExecArray;
    const parts = [...this.template.matchAll(PRELOAD)].map((match) => match[1]);
    const script = startWhenDrawn(path, [...parts, ...chunks.map(({ file }) => `/${file}`)]);
    return this.write({
      template: this.template.replace(PRELOAD, '').replace(tag, () => `<script type="module">${script}</script>`),
      head: headTags(rendered.head, site.siteName, this.publicUrl),
      chunks,
      html: rendered.html,
      script,
      reads,
      hasAnalytics: site.analyticsId !== '',
    });
  }

  /** The document of a closed site: without the script, which would draw the page that is closed. `null`: it could not be drawn. */
  maintenance(rendered: Rendered | null, siteName: string): SiteDocument {
    const template = this.template.replace(SCRIPT, '').replace(PRELOAD, '');
    if (!rendered) return this.write({ template, head: titleTag(siteName) });
    const head = headTags(rendered.head, siteName, this.publicUrl);
    return this.write({ template, head, chunks: this.chunksOf('maintenance-page.tsx'), html: rendered.html });
  }

  /** The plain shell, which draws itself in the browser: for when rendering failed. */
  shell(reads: PageReads, site: { siteName: string; analyticsId: string }): SiteDocument {
    const head = titleTag(site.siteName);
    return this.write({ template: this.template, head, reads, hasAnalytics: site.analyticsId !== '' });
  }

  private get template(): string {
    return this.built.template;
  }

  private get manifest(): Manifest {
    return this.built.manifest;
  }

  /** Read when the first page is written: there is nothing to read where the client was not built. */
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
  }: DocumentParts): SiteDocument {
    const linked = [...template.matchAll(STYLESHEET)].map((match) => match[1]);
    const files = [...new Set([...linked, ...chunks.flatMap((chunk) => chunk.css ?? [])])];
    const style = files.map((file) => this.styleOf(file)).join('');
    // Disabled links are never fetched; they tell the script's loader that these styles are here already.
    const known = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
    const data = reads ? `<script type="application/json" id="page-reads">${toJsonBlock(reads)}</script>` : '';
    const written = template
      .replace(STYLESHEET, '')
      .replace('<!--page-head-->', () => `${head}<style>${style}</style>${known}`)
      .replace('<!--page-html-->', () => html)
      .replace('<!--page-reads-->', () => data);
    const hashes = { styles: [hashSource(style)], scripts: script ? [hashSource(script)] : [] };
    return { html: written, policy: sitePolicy(hashes, hasAnalytics) };
  }

  /** What each module's chunk imports, without the entry's, then the chunk itself: its styles must come last to win. */
  private chunksOf(...modules: (string | undefined)[]): ManifestChunk[] {
    const seen = new Set<string>();
    const found: ManifestChunk[] = [];
    const visit = (name: string): void => {
      const chunk = this.manifest[name];
      if (!chunk || seen.has(name) || this.template.includes(chunk.file)) return;
      seen.add(name);
      for (const imported of chunk.imports ?? []) visit(imported);
      found.push(chunk);
    };
    for (const module of modules) {
      Object.keys(this.manifest)
        .filter((source) => source.endsWith(`/${module}`))
        .forEach(visit);
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
