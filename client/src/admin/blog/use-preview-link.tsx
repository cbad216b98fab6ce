import type { BlogSummary, PostPreview } from '@contract/blogs';
import { formatMinute } from '@contract/lusaka-day';
import { App, Button, Input, Space } from 'antd';
import { useState } from 'react';
import { posts } from '@/api/office';
import { useRun } from '../shared/feedback/use-run';

/** Shows a link by which anybody may read a post before it is published. */
export function usePreviewLink(): (post: BlogSummary) => void {
  const { modal } = App.useApp();
  const { run } = useRun();
  return (post) =>
    void run(async () => {
      const link = await posts.preview(post._id);
      modal.info({
        title: `Preview of "${post.title}"`,
        icon: null,
        content: <PreviewLink link={link} />,
        okText: 'Close',
        okType: 'default',
      });
    }, 'The link could not be made');
}

function PreviewLink({ link: { path, until } }: { link: PostPreview }) {
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
