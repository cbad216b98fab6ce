import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { PageReads, Rendered, Renderer } from '../contract/rendering';
import { isClientBuilt, loadRenderer } from './renderer-files';

/** Delay in milliseconds from the start until the renderer is loaded, usually before the first visitor arrives. */
const LOAD_AFTER_MS = 1_000;

@Injectable()
export class PageRenderer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly isBuilt = isClientBuilt();
  protected readonly load: () => Renderer = loadRenderer;
  private readonly logger = new Logger(PageRenderer.name);
  private loaded: Renderer | undefined;
  private loading: NodeJS.Timeout | undefined;

  onApplicationBootstrap(): void {
    if (!this.isBuilt) return;
    this.loading = setTimeout(() => this.use((renderer) => renderer), LOAD_AFTER_MS);
    this.loading.unref();
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.loading);
  }

  async render(path: string, search: string, reads: PageReads): Promise<Rendered | null> {
    return (await this.use((renderer) => renderer.render({ path, search, reads }))?.catch(this.report)) ?? null;
  }

  maintenance(reads: PageReads): Rendered | null {
    return this.use((renderer) => renderer.renderMaintenance(reads));
  }

  private use<Result>(action: (renderer: Renderer) => Result): Result | null {
    try {
      this.loaded ??= this.load();
      return action(this.loaded);
    } catch (error) {
      return this.report(error);
    }
  }

  private readonly report = (error: unknown): null => {
    this.logger.error(error, 'a page could not be rendered');
    return null;
  };
}
