import type { Blog } from '@contract/blogs';
import type { TextFields } from '@contract/texts';
import { TextEditor } from '@/admin/texts/text-editor';
import { useSession } from '@/stores/session';
import { FakeApi } from './fake-api';
import { TEXT_ID, TextServer } from './text-server';

type Words = Partial<TextFields<'blogs'>>;

const BLANK = {
  title: '',
  content: '',
  format: 'markdown',
  image: '',
  authorName: 'Admin User',
  category: 'Education',
  tags: [],
  isFeatured: false,
} as TextFields<'blogs'>;

export const signIn = (name = 'Admin User', _id = 'a1') =>
  useSession.setState({ status: 'signed-in', user: { _id, name, email: 'a@example.com', role: 'admin' } });
export const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

/**
 * Prepares a test of the text editor: fake timers, and a server with one post.
 * @param record as for `TextServer`
 */
export function beginTexts(record?: Partial<Blog> | null) {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00.000Z') });
  signIn();
  const api = new FakeApi();
  return { api, server: new TextServer(api, record) };
}

/** Opens the editor of a post in a tab of the browser. */
export async function openTab(id = TEXT_ID) {
  const editor = new TextEditor('blogs', id, BLANK);
  const stop = editor.start();
  await pass(0.1);
  return {
    editor,
    type: (words: Words) => editor.change({ ...editor.text, ...words }),
    /** Closes the tab like a crash: text that is not sent yet is lost. */
    kill() {
      const save = jest.spyOn(editor as never, 'save').mockResolvedValue(false as never);
      stop();
      save.mockRestore();
      jest.clearAllTimers();
    },
    close: stop,
    get state() {
      return editor.state;
    },
  };
}

/** Opens a post, types its content and waits `seconds`. By default, the text is sent within this time. */
export async function openTyped(content: string, seconds = 4) {
  const tab = await openTab();
  tab.type({ content });
  await pass(seconds);
  return tab;
}
export const stored = () => Object.keys(localStorage).filter((key) => key.includes(':text:'));
