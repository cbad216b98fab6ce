import type { DayViews } from '@contract/blog-figures';
import { type ComponentType, useState } from 'react';
import { useInView } from '@/lib/use-in-view';
import { toBars, viewsWords } from './view-words';
import styles from './views.module.css';
import type { ViewsChartProps } from './views-chart';

type Drawing = ComponentType<ViewsChartProps>;

/** Shows views as a chart, and as a table for screen readers. The chart's code loads when the user scrolls to it. */
export function ViewsFigure({ days }: { days: readonly DayViews[] }) {
  const [Drawn, setDrawn] = useState<Drawing | 'failed'>();
  const place = useInView<HTMLDivElement>(
    0,
    () =>
      void import('./views-chart').then(
        ({ ViewsChart }) => setDrawn(() => ViewsChart),
        () => setDrawn('failed'),
      ),
    '200px',
  );
  const { unit, bars } = toBars(days);
  const title = `Views by ${unit}`;
  return (
    <>
      {Drawn !== 'failed' && (
        <div ref={place} className={`below-4 above-2 ${styles.place}`}>
          {Drawn && <Drawn title={title} bars={bars} />}
        </div>
      )}
      <div className={Drawn === 'failed' ? styles.table : 'visually-hidden'}>
        <table className="full">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{unit === 'day' ? 'Day' : unit === 'week' ? 'Week' : 'Month'}</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, views }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{viewsWords(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
