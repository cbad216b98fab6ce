import { Button } from 'antd';
import { type ComponentType, lazy, type ReactNode } from 'react';

/** Loads a component on first use. If loading fails, `Missing` is shown in its place. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: () => ReactNode = MissingPart,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: Missing };
    }
  });

function MissingPart() {
  return (
    <div role="alert" className="stack start gap-3 pad-4 lined-strong rounded">
      <p>
        This part of the page could not be loaded. Your changes are still here. Save them, check your connection, then
        reload the page.
      </p>
      <Button onClick={() => window.location.reload()}>Reload page</Button>
    </div>
  );
}
