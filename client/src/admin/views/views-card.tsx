import { useId } from 'react';
import { useViewsOf, ViewsPanel } from './views-panel';
import { daysOfViews } from './views-text';

/** The chart appears when the first view is this number of days ago. Before, a chart would show too little. */
const CHART_FROM_DAYS = 28;
const LOOKING_BACK_DAYS = 90;

/** Views of all posts. Hidden before the first view. Shows only numbers at first, and a chart after four weeks. */
export function ViewsCard() {
  const heading = useId();
  const known = useViewsOf(LOOKING_BACK_DAYS);
  const age = known.status === 'ready' ? daysOfViews(known.value.days) : 0;
  // A failed load is not hidden, because the panel below shows the error.
  if (known.status !== 'failed' && age === 0) return null;
  return (
    <section aria-labelledby={heading} className="above-5 panel pad-4">
      <h2 className="below-3" id={heading}>
        Blog views
      </h2>
      <ViewsPanel hasChart={age >= CHART_FROM_DAYS} />
    </section>
  );
}
