import { Button, Form, Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { MarkdownEditor } from '../editor/markdown-editor';
import { PageTitle } from '../shared/layout/page-head';
import styles from './room.module.css';

interface RoomPaperProps {
  /** Of the screen, for who does not see it. */
  heading: string;
  /** Name of the field that holds the text. */
  text?: string;
  hasLead?: boolean;
  /** Above the text: something that stays true of it. */
  note?: ReactNode;
  onBusyChange: (isBusy: boolean) => void;
  /** Where there is no room beside the text, the details stand in its place. */
  isDetailsOpen: boolean;
  onDetails: (isOpen: boolean) => void;
  /** What is said besides the text. */
  children: ReactNode;
}

/** The title and the text as readers will see them, and beside them what else is said. */
export function RoomPaper(props: RoomPaperProps) {
  const { heading, text = 'content', hasLead, note, onBusyChange, isDetailsOpen, onDetails, children } = props;
  const id = useId();
  return (
    <div className={styles.room} data-details={isDetailsOpen || undefined}>
      <PageTitle title={heading} className="visually-hidden" />
      <div className={styles.paper}>
        {note}
        <Form.Item name={text}>
          <MarkdownEditor
            label="Text"
            hasLead={hasLead}
            onBusyChange={onBusyChange}
            hasCount
            head={<TitleInput />}
            tools={
              <button
                type="button"
                className={styles.switch}
                aria-expanded={isDetailsOpen}
                aria-controls={id}
                onClick={() => onDetails(true)}
              >
                Details
              </button>
            }
          />
        </Form.Item>
        <Form.Item name="format" hidden>
          <Input />
        </Form.Item>
      </div>
      <aside id={id} className={styles.details} aria-label="Details">
        <Button className={styles.switch} onClick={() => onDetails(false)}>
          Back to the text
        </Button>
        <h2>Details</h2>
        {children}
      </aside>
    </div>
  );
}

function TitleInput() {
  return (
    <Form.Item name="title" className={styles.title}>
      <Input.TextArea
        aria-label="Title"
        placeholder="Title"
        dir="auto"
        variant="borderless"
        autoSize
        onPressEnter={(event) => {
          event.preventDefault();
          event.currentTarget.closest('form')?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
        }}
      />
    </Form.Item>
  );
}
