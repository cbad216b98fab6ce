import { Fragment } from 'react';
import { classNames } from '@/lib/class-names';
import { Select } from '../forms/select';
import type { RecordColumn, RecordListProps, Sort } from './record-columns';
import styles from './record-list.module.css';

export function RecordCards<T extends { _id: string }>(props: RecordListProps<T>) {
  const mark = props.columns.find(({ isMark }) => isMark);
  const values = props.columns.filter((column) => column !== mark);
  const heading = values.find(({ isHeading }) => isHeading) ?? values[0];
  const rest = values.filter((column) => column !== heading);
  const headingOf = heading?.renderInCard ?? heading?.render;
  const partOf = (record: T, place?: RecordColumn<T>['inCard']) =>
    rest
      .filter(({ inCard }) => inCard === place)
      .map(({ key, render, renderInCard = render }) => <Fragment key={key}>{renderInCard(record)}</Fragment>);
  return (
    <>
      <SortSelect {...props} />
      <ul className="stack gap-3 breaks" aria-label={props.name}>
        {props.records.map((record) => (
          <li
            key={record._id}
            className={classNames('stack gap-3 panel pad-4', styles.card, props.isDense && styles.dense)}
          >
            <div className={`line top gap-3 ${styles.first}`}>
              {mark?.render(record)}
              <h2 className={`shrinks close ${styles.heading}`}>{headingOf?.(record)}</h2>
              {props.isDense && (
                <div className={`stack at-end ${styles.beside}`}>{partOf(record, 'beside heading')}</div>
              )}
            </div>
            {props.isDense ? (
              <>
                <div>{partOf(record)}</div>
                <div className={`row spread muted gap-x-2 ${styles.last}`}>
                  <div>{partOf(record, 'beside buttons')}</div>
                  {props.actions && (
                    <div className={`line wraps stretch gap-2 ${styles.actions}`}>{props.actions(record)}</div>
                  )}
                </div>
              </>
            ) : (
              <LabelledValues columns={rest} record={record} />
            )}
            {!props.isDense && props.actions && (
              <div className={`line wraps stretch gap-2 ${styles.actions}`}>{props.actions(record)}</div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function LabelledValues<T>({ columns, record }: Pick<RecordListProps<T>, 'columns'> & { record: T }) {
  return (
    <dl className="stack gap-1 pairs">
      {columns.map((column) => (
        <div key={column.key}>
          <dt className="muted">{column.title}</dt>
          <dd>{column.render(record)}</dd>
        </div>
      ))}
    </dl>
  );
}

function SortSelect<T>({ columns, sort, onSort }: RecordListProps<T>) {
  if (!sort || !onSort) return null;
  const options = columns
    .filter((column) => column.isSortable)
    .flatMap(({ key, title }) => [
      { value: `${key} asc`, label: `${title}, ascending` },
      { value: `${key} desc`, label: `${title}, descending` },
    ]);
  const handleChange = (value: string) => {
    const [key = '', order] = value.split(' ');
    onSort({ key, order: order as Sort['order'] });
  };
  return (
    <Select
      aria-label="Sort by"
      prefix="Sort by"
      className={styles.sort}
      value={`${sort.key} ${sort.order}`}
      options={options}
      onChange={handleChange}
    />
  );
}
