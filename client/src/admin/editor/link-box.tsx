import { escapedLink, isTextLink, withHttps } from '@contract/link-target';
import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import styles from './markdown-editor.module.css';
import { showSelectedText } from './selected-text';

const WRONG =
  'Start with / for a page of this site, https:// or http:// for another website, mailto: for an email address, or tel: for a phone number.';

export function LinkBox({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const [to, setTo] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const isLinked = editor.isActive('link');
  // Scrolls to the selected words, because this box may cover them on a phone.
  useEffect(() => showSelectedText(editor.view), [editor]);
  const apply = () => {
    const typed = to.trim();
    const address = escapedLink(withHttps(typed));
    if (!isTextLink(address)) return setIsWrong(true);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !isLinked) {
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    } else chain.extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  };
  return (
    <fieldset
      aria-label="Link"
      className={`row shrinks gap-2 pad-2-4 ${styles.box}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') return apply();
        editor.commands.focus();
        onClose();
      }}
    >
      <label htmlFor={id}>Link to</label>
      <Input
        id={id}
        autoFocus
        value={to}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://… or /services"
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setTo(event.target.value);
          setIsWrong(false);
        }}
      />
      <Button onClick={apply}>Apply</Button>
      {isLinked && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          Remove link
        </Button>
      )}
      <p id={`${id}-note`} role="status" className={`goes-empty danger ${styles.problem}`}>
        {isWrong && WRONG}
      </p>
    </fieldset>
  );
}
