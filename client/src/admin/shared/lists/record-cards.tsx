import { Select } from '../forms/select';
import type { RecordListProps, Sort } from './record-columns';
import styles from './record-list.module.css';

/** `RecordList` under 768 px. */
export function RecordCards<T extends { _id: string }>(props: RecordListProps<T>) {
  const mark = props.columns.find(({ isMark }) => isMark);
  const values = props.columns.filter((column) => column !== mark);
  const heading = values.find(({ isHeading }) => isHeading) ?? values[0];
  const rest = values.filter((column) => column !== heading);
  return (
    <>
      <SortSelect {...props} />
      <ul className={styles.cards} aria-label={props.name}>
        {props.records.map((record) => (
          <li key={record._id} className={styles.card}>
            <div className={styles.first}>
              {mark?.render(record)}
              <h2 className={styles.heading}>{heading?.render(record)}</h2>
            </div>
            <dl className={styles.values}>
              {rest.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(record)}</dd>
                </div>
              ))}
            </dl>
            {props.actions && <div className={styles.actions}>{props.actions(record)}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The headers of the table are gone on a phone; sorting is not. */
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
