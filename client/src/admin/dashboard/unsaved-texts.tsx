import type { TextKind } from '@contract/texts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { comments } from '@/api/comments.api';
import { contacts } from '@/api/contacts.api';
import { projectRequests } from '@/api/project-requests.api';
import { LIST } from '@/lib/list-words';
import { useLocalServerStore } from '@/stores/local-server-store';
import { useRemoteOf } from '@/stores/server-store';
import { bufferNames, openAgain } from '../shared/forms/form-buffer';
import { NEW } from '../texts/draft-buffer';
import { editorAddress } from '../texts/editor-address';
import { TEXTS, titleOf } from '../texts/text-kinds';
import styles from './dashboard-page.module.css';

interface Kind {
  noun: string;
  /** Returns the URL of the screen that opens the draft. @param id id of the record, or `new` */
  to: (id: string) => string;
  whose?: (id: string, signal: AbortSignal) => Promise<{ name: string }>;
}

const ofRequest = { to: (id: string) => `/admin/quotes?request=${id}`, whose: projectRequests.read };
const ofMessage = { to: (id: string) => `/admin/contacts?message=${id}`, whose: contacts.read };
const onScreen = (path: string) => ({ to: () => `/admin/${path}` });

/** Text from the full-page editor. The server has not confirmed that it is saved. */
function ofText(place: string): Kind {
  const [kind, id] = place.split(':') as [TextKind, string];
  const { word, screen, calls } = TEXTS[kind];
  return {
    noun: word,
    to: () => editorAddress(screen, id),
    ...(id !== NEW && {
      whose: async (_place, signal) => ({ name: titleOf((await calls.readDraft(id, signal)).record) }),
    }),
  };
}

/** Kinds of drafts in the browser. The key is the start of the draft's storage name, such as "answer". */
const KINDS: Record<string, Kind> = {
  answer: { noun: 'reply', ...ofMessage },
  reply: { noun: 'reply', ...ofMessage, ...onScreen('contacts') },
  note: { noun: 'note', ...ofMessage },
  talk: { noun: 'reply', ...ofRequest },
  'comment-reply': { noun: 'reply', whose: comments.read, ...onScreen('comments') },
  quotation: { noun: 'quote', ...ofRequest },
  'quote-terms': { noun: 'quote', ...ofRequest, ...onScreen('quotes') },
  payment: { noun: 'payment', ...ofRequest },
  steps: { noun: 'steps', ...ofRequest },
  status: { noun: 'status change', ...ofRequest },
  picture: { noun: 'image description', to: (id) => `/admin/media?picture=${id}` },
  'Blog Post': { noun: 'post', ...onScreen('blog') },
  Page: { noun: 'page', ...onScreen('pages') },
  Service: { noun: 'service', ...onScreen('services') },
  'Team Member': { noun: 'team member', ...onScreen('team') },
  'saved reply': { noun: 'saved reply', ...onScreen('saved-texts') },
  'price list line': { noun: 'price list line', ...onScreen('prices') },
  redirect: { noun: 'redirect', ...onScreen('website/redirects') },
  newsletter: { noun: 'newsletter', to: (id) => `/admin/newsletter/issues${id === 'new' ? '' : `?issue=${id}`}` },
  settings: { noun: 'settings change', ...onScreen('settings') },
  Website: { noun: 'website section', to: (name) => `/admin/website?section=${name}` },
};

export function UnsavedTexts() {
  const drafts = bufferNames().flatMap((name) => {
    const [start = '', ...rest] = name.split(':');
    const id = rest.join(':');
    const kind = start === 'text' ? ofText(id) : KINDS[start];
    return kind ? [{ name, kind, id }] : [];
  });
  if (drafts.length === 0) return null;
  return (
    <p className={styles.waiting}>
      {'Unsaved changes on this device: '}
      {LIST.formatToParts(drafts.map(({ name }) => name)).map(({ type, value }) => {
        const text = type === 'element' && drafts.find(({ name }) => name === value);
        if (!text) return value;
        const { name, kind, id } = text;
        return (
          <Link key={name} to={kind.to(id)} onClick={() => openAgain(name)}>
            {/^[aeio]/.test(kind.noun) ? 'an' : 'a'} {kind.noun}
            {kind.whose && <Whose read={kind.whose} id={id} />}
          </Link>
        );
      })}
      .
    </p>
  );
}

function Whose({ read, id }: { read: NonNullable<Kind['whose']>; id: string }) {
  const store = useLocalServerStore(read, { keyOf: String });
  useEffect(() => store.getState().ensure(id), [store, id]);
  const person = useRemoteOf(store, id);
  return (
    person.status === 'ready' && (
      <>
        {' ('}
        <span dir="auto">{person.value.name}</span>)
      </>
    )
  );
}
