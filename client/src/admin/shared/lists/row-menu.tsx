import { Button, Dropdown, type MenuProps } from 'antd';

interface RowMenuProps {
  /** Of the record. */
  name: string;
  items: MenuProps['items'];
}

/** What is done to a record now and then: beside the buttons of its row. */
export const RowMenu = ({ name, items }: RowMenuProps) => (
  <Dropdown menu={{ items }} trigger={['click']}>
    <Button size="small" type="text" aria-label={`More for ${name}`} aria-haspopup="menu">
      …
    </Button>
  </Dropdown>
);
