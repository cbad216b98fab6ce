import type { ReactNode } from 'react';

export interface RecordColumn<T> {
  key: string;
  /** Header of the column; label of the value in a card. */
  title: string;
  /** Replaces the title in a table. */
  head?: ReactNode;
  render: (record: T) => ReactNode;
  /** For numbers, which align at the end. */
  align?: 'end';
  isSortable?: boolean;
  /** Heading of a card; defaults to the first column. */
  isHeading?: boolean;
  /** True if the value needs no title; a card shows it before the heading. */
  isMark?: boolean;
  width?: number | string;
  /** Place of the value in a card of a dense list; by default on its own line below the heading. */
  inCard?: 'beside heading' | 'beside buttons' | 'left out';
  /** Renders the value in a card, if different from the table. */
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
  /** Buttons of one record, which must name it: `aria-label="Delete Kelvin Phiri"`. */
  actions?: (record: T) => ReactNode;
  /** Width of their column in px, for dense tables. */
  actionsWidth?: number;
  /** Two-line rows and three-line cards without titles; all values must be clear without them. */
  isDense?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}
