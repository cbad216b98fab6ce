import { Button, Form, Input } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MarkdownEditor } from '../editor/markdown-editor';
import { useReadBack } from '../editor/use-read-back';
import { PageTitle } from '../shared/layout/page-head';
import styles from './editor.module.css';

interface EditorBodyProps {
  /** Heading for screen readers. */
  heading: string;
  text: string;
  hasLead?: boolean;
  onBusyChange: (isBusy: boolean) => void;
  /** True if a small screen shows the details instead of the text. */
  isDetailsOpen: boolean;
  onDetails: (isOpen: boolean) => void;
  children: ReactNode;
}

export function EditorBody(props: EditorBodyProps) {
  const { heading, text, hasLead, onBusyChange, isDetailsOpen, onDetails, children } = props;
  const { item, readBack } = useReadBack();
  const id = useId();
  const open = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
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
      <div className={`shrinks ${styles.text}`}>
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
