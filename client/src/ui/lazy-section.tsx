import { type ComponentType, startTransition, use, useState } from 'react';
import { useWhenOnline } from '@/lib/use-when-online';
import { RetryNote } from './retry-note';

export interface PageSection {
  /** End of the path of the section's module, by which the server finds its scripts and styles. */
  readonly source: string;
  load(): Promise<unknown>;
}

export class LazySection<Props> implements PageSection {
  private component: ComponentType<Props> | undefined;
  private attempt: Promise<ComponentType<Props> | null> | undefined;

  constructor(
    readonly source: string,
    private readonly fetchComponent: () => Promise<ComponentType<Props>>,
  ) {}

  /** Loads the component once. If it failed to load, the next call tries again. */
  async load(): Promise<ComponentType<Props>> {
    this.component ??= await this.fetchComponent();
    return this.component;
  }

  /** Returns the component. While it loads, returns a promise, which resolves to `null` if loading fails. */
  get(): ComponentType<Props> | Promise<ComponentType<Props> | null> {
    if (this.component) return this.component;
    this.attempt ??= this.load().catch(() => null);
    return this.attempt;
  }

  tryAgain(): void {
    this.attempt = undefined;
  }
}

/** Replaces React's `lazy`, which would suspend even if the script has loaded, also on the server. */
export function SectionSlot<Props extends object>({ of: part, ...props }: Props & { of: LazySection<Props> }) {
  const [, rerender] = useState({});
  const found = part.get();
  const Component = found instanceof Promise ? use(found) : found;
  if (Component) return <Component {...(props as unknown as Props)} />;
  const handleRetry = () => {
    part.tryAgain();
    startTransition(() => rerender({}));
  };
  return <MissingPart onRetry={handleRetry} />;
}

/** Shown if a section failed to load. Loads it again when the connection returns. */
function MissingPart({ onRetry }: { onRetry: () => void }) {
  useWhenOnline(true, onRetry);
  return (
    <div className="page-width band" role="alert">
      <RetryNote text="We could not load this part. It will appear when you are back online." onRetry={onRetry} />
    </div>
  );
}
