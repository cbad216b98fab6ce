import type { BlogSummary } from '@contract/blogs';
import { formatMinute } from '@contract/lusaka-day';
import type { TextPreview } from '@contract/texts';
import { App, Button, Input, Space } from 'antd';
import { useState } from 'react';
import { posts } from '@/api/office';
import { useRun } from '../shared/feedback/use-run';

type Named = Pick<BlogSummary, '_id' | 'title'>;

const FAILED = 'The link could not be made';

/** Shows a link by which anybody may read a post before it is published. */
export function usePreviewLink(): (post: Named) => void {
  const { modal } = App.useApp();
  const { run } = useRun();
  return (post) => void run(async () => void modal.info(linkDialog(post, await posts.preview(post._id))), FAILED);
}

/**
 * Opens the preview in a new tab, or shows its link where the browser keeps that tab from opening.
 * @param before sends what is typed, which the preview shows
 */
export function useOpenPreview(before: () => Promise<void>): (post: Named) => void {
  const { modal } = App.useApp();
  const { run } = useRun();
  return (post) => {
    // Only in answer to the press itself do browsers open a tab.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    void run(async () => {
      await before();
      const link = await posts.preview(post._id);
      if (tab) tab.location.replace(link.path);
      else modal.info(linkDialog(post, link));
    }, FAILED).then((isOpen) => !isOpen && tab?.close());
  };
}

const linkDialog = ({ title }: Named, link: TextPreview) => ({
  title: `Preview of "${title}"`,
  icon: null,
  content: <PreviewLink link={link} />,
  okText: 'Close',
  okType: 'default' as const,
});

function PreviewLink({ link: { path, until } }: { link: TextPreview }) {
  const address = window.location.origin + path;
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      // biome-ignore lint/plugin: where it is missing, the link stands there to be copied by hand
      await navigator.clipboard.writeText(address);
      setSaid('The link is copied.');
    } catch {
      setSaid('This browser lets nothing be copied here: choose the link, and copy it by hand.');
    }
  };
  return (
    <>
      <p>
        Whoever has this link can read the post as you typed it last, until {formatMinute(new Date(until))} in Lusaka.
      </p>
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
