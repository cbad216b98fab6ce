import { type BlogStatistics, STATISTICS_RANGES, type StatisticsRange } from '@contract/blog-statistics';
import type { StatisticsQuery } from '@contract/calls/blogs.calls';
import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { posts } from '@/api/posts.api';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { createLastValueStore } from '../shared/admin-store';
import { Unready } from '../shared/feedback/unready';
import { useAdminPolling } from '../shared/use-admin-polling';
import styles from './views.module.css';
import { ViewsOverTime } from './views-over-time';
import { sourcesOf, totalOf, viewsText } from './views-text';

const viewsKey = ({ days, post = '' }: StatisticsQuery): string => `${days} ${post}`;

const useViews = createLastValueStore<BlogStatistics, StatisticsQuery>(posts.statistics, viewsKey);

export function useViewsOf(days: StatisticsRange, post?: string): Remote<BlogStatistics> {
  useEffect(() => useViews.getState().ensure({ days, post }), [days, post]);
  return useRemoteOf(useViews, viewsKey({ days, post }));
}

export function ViewsPanel({ post, hasChart = true }: { post?: string; hasChart?: boolean }) {
  const [days, setDays] = useState<StatisticsRange>(STATISTICS_RANGES[0]);
  const known = useViewsOf(days, post);
  useAdminPolling(useCallback(() => useViews.getState().reload({ days, post }), [days, post]));

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend */}
      <div role="group" aria-label="Period" className="row stretch gap-2 below-3">
        {STATISTICS_RANGES.map((range) => (
          <Button
            key={range}
            type={range === days ? 'primary' : 'default'}
            aria-pressed={range === days}
            onClick={() => setDays(range)}
          >
            {range} days
          </Button>
        ))}
      </div>
      <Unready
        known={known}
        rows={4}
        loading="Loading views..."
        failed="Failed to load the views"
        className={`muted ${styles.waiting}`}
      />
      {known.status === 'ready' && <Views statistics={known.value} isOfOne={post !== undefined} hasChart={hasChart} />}
    </>
  );
}

function Views({ statistics, isOfOne, hasChart }: { statistics: BlogStatistics; isOfOne: boolean; hasChart: boolean }) {
  const { days, posts } = statistics;
  const total = totalOf(days);
  if (total === 0) {
    return (
      <p className={`row gap-4 muted ${styles.waiting}`}>
        No views in the last {days.length} days. When visitors open {isOfOne ? 'this post' : 'a post'}, views appear
        here.
      </p>
    );
  }
  return (
    <>
      <p className={`muted ${styles.total}`}>
        <b className="ink tabular">{viewsText(total)}</b> in the last {days.length} days
      </p>
      {hasChart && <ViewsOverTime days={days} />}
      <div className={`stack gap-5 below-4 ${styles.lists}`}>
        {!isOfOne && (
          <RankedList
            title="Most viewed posts"
            emptyText="The posts that had views are no longer on the site."
            rows={posts.map(({ _id, title, views }) => ({
              key: _id,
              name: (
                <a href={`/blogs/${_id}`} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ),
              views,
            }))}
          />
        )}
        <RankedList
          title="Where visitors came from"
          emptyText=""
          rows={sourcesOf(statistics).map(({ name, views }) => ({ key: name, name, views }))}
        />
      </div>
      <p className="muted">Only visitors are counted, not staff or search engines. Views are stored for 400 days.</p>
    </>
  );
}

interface RankedListProps {
  title: string;
  emptyText: string;
  rows: readonly { key: string; name: ReactNode; views: number }[];
}

function RankedList({ title, emptyText, rows }: RankedListProps) {
  const heading = useId();
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section aria-labelledby={heading} className={styles.ranked}>
      <h3 id={heading}>{title}</h3>
      {rows.length === 0 && <p className="muted">{emptyText}</p>}
      <ol className="stack gap-3">
        {rows.map(({ key, name, views }) => (
          <li className="stack breaks" key={key}>
            <span dir="auto">{name}</span>
            <span className="muted tabular">{viewsText(views)}</span>
            <span aria-hidden="true" className={`across clips on-mist ${styles.bar}`}>
              <span className="full-height block" style={{ width: `${(views / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
