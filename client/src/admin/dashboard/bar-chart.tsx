import { useId } from 'react';
import { DataTable } from '../views/data-table';
import styles from './bar-chart.module.css';
import type { ChartContent } from './statistics-texts';

const HEIGHT = 100;
const GROUP = 10;
const BAR = 4;
/** Minimum height of a bar, in the units of `HEIGHT`, so that small values stay visible. */
const LEAST = 2;

/** Draws two series side by side. Screen readers get a table instead of the drawing. */
export function BarChart({ title, series, points }: ChartContent) {
  const heading = useId();
  const most = Math.max(...points.flatMap(({ values }) => values));
  const largest = points.flatMap(({ values, texts }) => values.map((value, place) => ({ value, text: texts[place] })));
  return (
    <section className="shrinks holds pad-4 panel" aria-labelledby={heading}>
      <h2 className="below-2" id={heading}>
        {title}
      </h2>
      <p className={`row gap-1 gap-x-4 muted tabular ${styles.legend}`} aria-hidden="true">
        {series.map((name, place) => (
          <span key={name} className={place === 0 ? undefined : styles.second}>
            {name}
          </span>
        ))}
      </p>
      <div aria-hidden="true">
        <p className="above-2 muted tabular">{largest.find(({ value }) => value === most)?.text}</p>
        <svg
          viewBox={`0 0 ${points.length * GROUP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className={`full block ${styles.drawing}`}
        >
          {points.flatMap(({ label, values }, group) =>
            values.map((value, place) => {
              const height = value === 0 ? 0 : Math.max(LEAST, (value / most) * HEIGHT);
              return (
                <rect
                  key={`${label} ${series[place]}`}
                  className={place === 0 ? styles.firstBar : styles.secondBar}
                  x={group * GROUP + 1 + place * BAR}
                  y={HEIGHT - height}
                  width={BAR - 0.4}
                  height={height}
                />
              );
            }),
          )}
        </svg>
        <p className="row spread gap-1 gap-x-4 muted tabular">
          <span>{points[0]?.label}</span>
          <span>{points.at(-1)?.label}</span>
        </p>
      </div>
      <div className="visually-hidden">
        <DataTable
          caption={title}
          heads={['From', ...series]}
          rows={points.map(({ label, texts }) => [label, ...texts])}
        />
      </div>
    </section>
  );
}
