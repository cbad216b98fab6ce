import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import styles from './views.module.css';
import { type ViewsBar, viewsText } from './views-text';

export interface ViewsChartProps {
  title: string;
  bars: ViewsBar[];
}

/** Chart of views. The arrow keys move between bars. The table for screen readers is in `ViewsOverTime`. */
export function ViewsChart({ title, bars }: ViewsChartProps) {
  return (
    <BarChart
      data={bars}
      title={title}
      responsive
      className={styles.drawing}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="short" tickLine={false} stroke="var(--line-strong)" minTickGap={24} interval="preserveStartEnd" />
      <YAxis width="auto" allowDecimals={false} axisLine={false} tickLine={false} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--forest-tint)' }}
        content={({ active, payload }) => {
          const bar = payload?.[0]?.payload as ViewsBar | undefined;
          return active && bar ? (
            <p className={`on-white lined-strong rounded ${styles.tip}`} role="status">
              {bar.label}: <b>{viewsText(bar.views)}</b>
            </p>
          ) : null;
        }}
      />
      <Bar dataKey="views" fill="var(--forest)" maxBarSize={40} radius={[3, 3, 0, 0]} isAnimationActive={false} />
    </BarChart>
  );
}
