import { type ComponentType, startTransition, use, useState } from 'react';
import { useWhenOnline } from '@/lib/use-when-online';
import { RetryNote } from './retry-note';

/** What some addresses of a page need beside the page's own module. */
export interface PageSection {
  /** End of its module's path, by which the server finds its files. */
  readonly source: string;
  load(): Promise<unknown>;
}

/** A part of a page whose script comes only with the addresses that show it. */
export class LazySection<Props> implements PageSection {
  private component: ComponentType<Props> | undefined;
  private attempt: Promise<ComponentType<Props> | null> | undefined;

  constructor(
    readonly source: string,
    private readonly fetchComponent: () => Promise<ComponentType<Props>>,
  ) {}

  /** Fetches it, unless it is here; a failed try may be repeated. */
  async load(): Promise<ComponentType<Props>> {
    this.component ??= await this.fetchComponent();
    return this.component;
  }

  /** What is here, or one try to fetch it, the same for all who ask until `tryAgain`: null where it does not arrive. */
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
 * Draws it. React's own `lazy` would pause even where the script is here already, on the server too. Opened later, it keeps what stood
 * before it until the script has come.
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

/** Stands in for a part until it comes, by itself once there is a connection, or because somebody asks for it. */
function MissingPart({ onRetry }: { onRetry: () => void }) {
  useWhenOnline(true, onRetry);
  return (
    <div className="page-width band" role="alert">
      <RetryNote text="We could not load this part. It will load when you are back online." onRetry={onRetry} />
    </div>
  );
}
