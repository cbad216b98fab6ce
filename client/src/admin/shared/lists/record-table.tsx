import { Table, type TableColumnType } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { withText } from '../layout/text-size';
import type { RecordColumn, RecordListProps, Sort } from './record-columns';
import styles from './record-list.module.css';

/** Minimum width of the table. In less space, it scrolls sideways instead of breaking words. */
const LEAST_WIDTH = withText(960);

const ANTD_ORDER = { asc: 'ascend', desc: 'descend' } as const;

interface HeadCellProps extends ComponentProps<'th'> {
  head?: ReactNode;
}

/**
 * Header cell. It can show a component, `head`, instead of the title. antd renders a title twice, but this cell only
 * once.
 */
const HeadCell = ({ head, children, ...cell }: HeadCellProps) => <th {...cell}>{head ?? children}</th>;
const COMPONENTS = { header: { cell: HeadCell } };

export function RecordTable<T extends { _id: string }>(props: RecordListProps<T>) {
  const columns: TableColumnType<T>[] = props.columns.map((column) => ({
    key: column.key,
    // No title if there is a `head`: antd would repeat it in the hidden row with which it measures widths.
    title: column.head ? '' : column.title,
    onHeaderCell: () => ({ head: column.head }) as HeadCellProps,
    align: column.align,
    width: typeof column.width === 'number' ? withText(column.width) : column.width,
    render: (_, record) => <div className="breaks">{column.render(record)}</div>,
    ...sortOf(column, props.sort),
  }));
  if (props.actions) {
    columns.push({
      key: 'actions',
      title: 'Actions',
      // The buttons stay visible while the other columns scroll.
      fixed: 'end',
      width: props.actionsWidth && withText(props.actionsWidth),
      render: (_, record) => (
        <div className={`line wraps stretch gap-2 ${styles.actions}`}>{props.actions?.(record)}</div>
      ),
    });
  }
  return (
    <Table<T>
      aria-label={props.name}
      className={classNames(styles.table, props.isDense && styles.denseTable)}
      columns={columns}
      components={COMPONENTS}
      dataSource={props.records}
      rowKey="_id"
      pagination={false}
      showSorterTooltip={false}
      size={props.isDense ? 'small' : undefined}
      tableLayout={props.isDense ? 'fixed' : 'auto'}
      scroll={{ x: LEAST_WIDTH }}
      onChange={(_pages, _filters, sorter) => {
        const changed = Array.isArray(sorter) ? sorter[0] : sorter;
        if (!changed?.columnKey) return;
        props.onSort?.({ key: String(changed.columnKey), order: changed.order === 'descend' ? 'desc' : 'asc' });
      }}
    />
  );
}

function sortOf<T>(column: RecordColumn<T>, sort: Sort | undefined): TableColumnType<T> {
  if (!column.isSortable || !sort) return {};
  return {
    sorter: true,
    sortOrder: sort.key === column.key ? ANTD_ORDER[sort.order] : null,
    // Without the third entry, a third click would turn sorting off, but a list always has an order.
    sortDirections: ['ascend', 'descend', 'ascend'],
  };
}
