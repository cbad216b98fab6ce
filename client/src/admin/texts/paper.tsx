import { Button, Form, Input } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MarkdownEditor } from '../editor/markdown-editor';
import { useReadBack } from '../editor/use-read-back';
import { PageTitle } from '../shared/layout/page-head';
import styles from './editor.module.css';

interface PaperProps {
  /** Of the screen, for who does not see it. */
  heading: string;
  /** Name of the field that holds the text. */
  text: string;
  hasLead?: boolean;
  onBusyChange: (isBusy: boolean) => void;
  /** Where there is no room beside the text, the details stand in its place. */
  isDetailsOpen: boolean;
  onDetails: (isOpen: boolean) => void;
  /** What is said besides the text. */
  children: ReactNode;
}

/** The title and the text as readers will see them, and beside them what else is said. */
export function Paper(props: PaperProps) {
  const { heading, text, hasLead, onBusyChange, isDetailsOpen, onDetails, children } = props;
  const { item, readBack } = useReadBack();
  const id = useId();
  const open = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  /** Where the text was left. */
  const left = useRef(0);
  const openDetails = () => {
    left.current = window.scrollY;
    flushSync(() => onDetails(true));
    window.scrollTo(0, 0);
    close.current?.focus({ preventScroll: true });
  };
  const closeDetails = () => {
    flushSync(() => onDetails(false));
    window.scrollTo(0, left.current);
    open.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.room} data-details={isDetailsOpen || undefined}>
      <PageTitle title={heading} className="visually-hidden" />
      <div className={`shrinks ${styles.paper}`}>
        <Form.Item name={text} {...item}>
          <MarkdownEditor
            label="Text"
            readBack={readBack}
            hasLead={hasLead}
            onBusyChange={onBusyChange}
            hasCount
            head={<TitleInput />}
            tools={
              <button
                ref={open}
                type="button"
                className={styles.switch}
                aria-expanded={isDetailsOpen}
                aria-controls={id}
                onClick={openDetails}
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
        <Button ref={close} className={styles.switch} onClick={closeDetails}>
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
