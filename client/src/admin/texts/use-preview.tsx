import { formatMinute } from '@contract/lusaka-day';
import type { TextKind, TextPreview } from '@contract/texts';
import { App, Button, Input, Space } from 'antd';
import { useState } from 'react';
import { copyText } from '../shared/copy-text';
import { useRun } from '../shared/feedback/use-run';
import { TEXTS, titleOf } from './text-kinds';

const FAILED = 'Failed to create the link';

/** Saves the typed text and returns the id of its record. */
type Prepare = () => Promise<string>;

interface Titled {
  title: string;
}

export function usePreview(kind: TextKind) {
  const { modal } = App.useApp();
  const { run } = useRun();
  const make = (prepare: Prepare, onLink: (link: TextPreview) => void) =>
    run(async () => onLink(await TEXTS[kind].calls.preview(await prepare())), FAILED);
  const show = (of: Titled, link: TextPreview) => void modal.info(linkDialog(of, link));
  return {
    /** Shows a link with which everyone can read the text before it is published. */
    showLink: (of: Titled, prepare: Prepare) => void make(prepare, (link) => show(of, link)),
    /** Opens the preview in a new tab. If the browser blocks the tab, shows a link. */
    open(of: Titled, prepare: Prepare) {
      // Opens the tab before the link is known, because browsers allow a new tab only during a click.
      const tab = window.open('', '_blank');
      if (tab) tab.opener = null;
      const showPreview = (link: TextPreview) => (tab ? tab.location.replace(link.path) : show(of, link));
      void make(prepare, showPreview).then((isOpen) => !isOpen && tab?.close());
    },
  };
}

const linkDialog = (of: Titled, link: TextPreview) => ({
  title: `Preview of "${titleOf(of)}"`,
  icon: null,
  content: <PreviewLink link={link} />,
  okText: 'Close',
  okType: 'default' as const,
});

function PreviewLink({ link: { path, until } }: { link: TextPreview }) {
  const address = window.location.origin + path;
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid(
      (await copyText(address))
        ? 'Link copied.'
        : 'This browser cannot copy the link. Select the link and copy it yourself.',
    );
  return (
    <>
      <p>Anyone with this link can read your latest draft until {formatMinute(new Date(until))} (Lusaka time).</p>
      <Space.Compact block>
        <Input aria-label="Link" readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()}>Copy</Button>
      </Space.Compact>
      <p role="status">{said}</p>
      <p>
        <a href={path} target="_blank" rel="noopener">
          Open the preview in a new tab
        </a>
      </p>
    </>
  );
}
