import type { ReactNode } from 'react';

export interface RecordColumn<T> {
  key: string;
  /** Header of the column in a table, label of the value in a card. */
  title: string;
  head?: ReactNode;
  render: (record: T) => ReactNode;
  align?: 'end';
  isSortable?: boolean;
  /** True if the value is the heading of a card. Without such a column, the first one is the heading. */
  isHeading?: boolean;
  /** True if the value needs no column title, such as a status or checkbox. A card shows it above the heading. */
  isMark?: boolean;
  width?: number | string;
  /** Place of the value in a card of a dense list. By default, it has its own line below the heading. */
  inCard?: 'beside heading' | 'beside buttons' | 'left out';
  /** Renders the value in a card. Defaults to `render`. */
  renderInCard?: (record: T) => ReactNode;
}

export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}

export interface RecordListProps<T> {
  name: string;
  records: readonly T[];
  columns: readonly RecordColumn<T>[];
  /** Buttons of one record. Their accessible names must include the record's name: "Delete Kelvin Phiri". */
  actions?: (record: T) => ReactNode;
  /** Width of the buttons' column in px, in a dense table. */
  actionsWidth?: number;
  /** Makes rows two lines high and cards three, without the titles of values. Values must be clear without titles. */
  isDense?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}
