import type { DayViews } from '@contract/blog-statistics';
import { type ComponentType, useState } from 'react';
import { useInView } from '@/lib/use-in-view';
import { DataTable } from './data-table';
import styles from './views.module.css';
import type { ViewsChartProps } from './views-chart';
import { toBars, viewsText } from './views-text';

type Chart = ComponentType<ViewsChartProps>;

/** Shows views as a chart, and as a table for screen readers. The chart's code loads when the user scrolls to it. */
export function ViewsOverTime({ days }: { days: readonly DayViews[] }) {
  const [LoadedChart, setLoadedChart] = useState<Chart | 'failed'>();
  const place = useInView<HTMLDivElement>(
    0,
    () =>
      void import('./views-chart').then(
        ({ ViewsChart }) => setLoadedChart(() => ViewsChart),
        () => setLoadedChart('failed'),
      ),
    '200px',
  );
  const { unit, bars } = toBars(days);
  const title = `Views by ${unit}`;
  return (
    <>
      {LoadedChart !== 'failed' && (
        <div ref={place} className={`below-4 above-2 ${styles.place}`}>
          {LoadedChart && <LoadedChart title={title} bars={bars} />}
        </div>
      )}
      <div className={LoadedChart === 'failed' ? styles.table : 'visually-hidden'}>
        <DataTable
          caption={title}
          heads={[unit === 'day' ? 'Day' : unit === 'week' ? 'Week' : 'Month', 'Views']}
          rows={bars.map(({ label, views }) => [label, viewsText(views)])}
        />
      </div>
    </>
  );
}
