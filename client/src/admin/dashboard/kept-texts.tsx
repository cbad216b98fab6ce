import { Link } from 'react-router-dom';
import { LIST } from '@/lib/list-words';
import { officeDraftNames, openAgain } from '../shared/drafts/office-draft';
import styles from './dashboard-page.module.css';

interface Kind {
  noun: string;
  /** Screen on which the text opens by itself. @param id of the record that it is about, or `new` */
  to: (id: string) => string;
}

const ofRequest = (id: string): string => `/admin/quotes?request=${id}`;
const ofMessage = (id: string): string => `/admin/contacts?message=${id}`;
const onScreen = (path: string) => () => path;

/** Kinds of text that this browser keeps, by what their names begin with. */
const KINDS: Record<string, Kind> = {
  answer: { noun: 'answer', to: ofMessage },
  reply: { noun: 'answer', to: onScreen('/admin/contacts') },
  note: { noun: 'note', to: ofMessage },
  talk: { noun: 'answer', to: ofRequest },
  'comment-reply': { noun: 'answer', to: onScreen('/admin/comments') },
  quotation: { noun: 'quotation', to: ofRequest },
  'quote-terms': { noun: 'quotation', to: onScreen('/admin/quotes') },
  payment: { noun: 'payment', to: ofRequest },
  status: { noun: 'change of a status', to: ofRequest },
  picture: { noun: 'text of a picture', to: (id) => `/admin/media?picture=${id}` },
  'Blog Post': { noun: 'post', to: onScreen('/admin/blog') },
  Page: { noun: 'page', to: onScreen('/admin/pages') },
  Service: { noun: 'service', to: onScreen('/admin/services') },
  'Team Member': { noun: 'team member', to: onScreen('/admin/team') },
  'Saved Text': { noun: 'saved text', to: onScreen('/admin/saved-texts') },
  User: { noun: 'user', to: onScreen('/admin/users') },
  Redirect: { noun: 'redirect', to: onScreen('/admin/website/redirects') },
  Issue: { noun: 'issue', to: (id) => `/admin/newsletter/issues${id === 'new' ? '' : `?issue=${id}`}` },
  settings: { noun: 'change of the settings', to: onScreen('/admin/settings') },
  Website: { noun: 'section of the website', to: (name) => `/admin/website?section=${name}` },
};

/** Line that names each text which was typed in this browser and is not saved: nothing else says that it waits. */
export function KeptTexts() {
  const kept = officeDraftNames('').flatMap((name) => {
    const [kind, id = ''] = name.split(':');
    return KINDS[kind] ? [{ name, noun: KINDS[kind].noun, to: KINDS[kind].to(id) }] : [];
  });
  if (kept.length === 0) return null;
  const parts = LIST.formatToParts(kept.map(({ noun }) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`));
  let place = 0;
  return (
    <p className={styles.waiting}>
      {'Typed in this browser and not saved: '}
      {parts.map(({ type, value }) => {
        if (type !== 'element') return value;
        const { name, to } = kept[place++];
        return (
          <Link key={name} to={to} onClick={() => openAgain(name)}>
            {value}
          </Link>
        );
      })}
      .
    </p>
  );
}
