import { type ComponentType, startTransition, use, useState } from 'react';
import { useWhenOnline } from '@/lib/use-when-online';
import { RetryNote } from './retry-note';

/** A module that only some URLs of a page need. */
export interface PageSection {
  /** End of its module's path, which the server uses to find its files. */
  readonly source: string;
  load(): Promise<unknown>;
}

/** A section whose script loads only for the URLs that show it. */
export class LazySection<Props> implements PageSection {
  private component: ComponentType<Props> | undefined;
  private attempt: Promise<ComponentType<Props> | null> | undefined;

  constructor(
    readonly source: string,
    private readonly fetchComponent: () => Promise<ComponentType<Props>>,
  ) {}

  /** Loads the component once; a failed load may be repeated. */
  async load(): Promise<ComponentType<Props>> {
    this.component ??= await this.fetchComponent();
    return this.component;
  }

  /**
   * Returns the component, or the promise of a single load until `tryAgain`. The promise resolves to null on failure.
   */
  get(): ComponentType<Props> | Promise<ComponentType<Props> | null> {
    if (this.component) return this.component;
    this.attempt ??= this.load().catch(() => null);
    return this.attempt;
  }

  tryAgain(): void {
    this.attempt = undefined;
  }
}

/**
 * Renders a section. React's own `lazy` would suspend even if the script is loaded, on the server too. In a transition
 * the previous content stays until the script is loaded.
 */
export function SectionSlot<Props extends object>({ of: part, ...props }: Props & { of: LazySection<Props> }) {
  const [, drawAgain] = useState({});
  const found = part.get();
  const Component = found instanceof Promise ? use(found) : found;
  if (Component) return <Component {...(props as unknown as Props)} />;
  const handleRetry = () => {
    part.tryAgain();
    startTransition(() => drawAgain({}));
  };
  return <MissingPart onRetry={handleRetry} />;
}

/** Shown if a section failed to load. Retries when the connection returns, or on request. */
function MissingPart({ onRetry }: { onRetry: () => void }) {
  useWhenOnline(true, onRetry);
  return (
    <div className="page-width band" role="alert">
      <RetryNote text="We could not load this part. It will load when you are back online." onRetry={onRetry} />
    </div>
  );
}
