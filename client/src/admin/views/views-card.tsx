import { useEffect, useId } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { daysOfViews } from './view-words';
import { ViewsPanel } from './views-panel';
import { useViews, viewsKey } from './views-store';

/** Fewer bars say less than the numbers do. */
const DRAWN_FROM_DAYS = 28;
const LOOKING_BACK = { days: 90 } as const;

/** Views of all posts, on the dashboard, from the first view on; drawn once there are four weeks of them. */
export function ViewsCard() {
  const heading = useId();
  const known = useRemoteOf(useViews, viewsKey(LOOKING_BACK));
  useEffect(() => useViews.getState().ensure(LOOKING_BACK), []);
  const age = known.status === 'ready' ? daysOfViews(known.value.days) : 0;
  // What could not be loaded says so in the panel.
  if (known.status !== 'failed' && age === 0) return null;
  return (
    <section aria-labelledby={heading} className="above-5 panel pad-4">
      <h2 className="below-3" id={heading}>
        Blog views
      </h2>
      <ViewsPanel isDrawn={age >= DRAWN_FROM_DAYS} />
    </section>
  );
}
