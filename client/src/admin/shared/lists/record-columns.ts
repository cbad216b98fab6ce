import type { ReactNode } from 'react';

export interface RecordColumn<T> {
  key: string;
  /** Header of the column; label of the value in a card. */
  title: string;
  /** Takes the place of the title, in a table. */
  head?: ReactNode;
  render: (record: T) => ReactNode;
  /** Figures stand at the end of their column. */
  align?: 'end';
  isSortable?: boolean;
  /** Heading of a card; the first column where none says so. */
  isHeading?: boolean;
  /** Says what it is by itself: in a card it stands before the heading, without its title. */
  isMark?: boolean;
  width?: number | string;
  /** Place of the value in a card of a dense list; missing: below its heading, in a line of its own. */
  inCard?: 'beside heading' | 'beside buttons' | 'left out';
  /** Form of the value there, if not as in the table. */
  renderInCard?: (record: T) => ReactNode;
}

export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}

export interface RecordListProps<T> {
  /** What the list holds, for a screen reader: "Contact messages". */
  name: string;
  records: readonly T[];
  columns: readonly RecordColumn<T>[];
  /** Buttons of one record; they must name it: `aria-label="Delete Kelvin Phiri"`. */
  actions?: (record: T) => ReactNode;
  /** Width of their column, in pixels: a dense table asks for it. */
  actionsWidth?: number;
  /** Rows of two lines, and cards of three, without titles: all values say by themselves what they are. */
  isDense?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}
