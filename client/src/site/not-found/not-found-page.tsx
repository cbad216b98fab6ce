import { WEBSITE_READ } from '@contract/rendering';
import type { SentSections } from '@contract/website/sections';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { useAskServer } from '@/site/missing/use-ask-server';
import { sectionIn, useFixedSection } from '@/stores/website-store';
import { ButtonLink } from '@/ui/button-link';
import { MoreLink } from '@/ui/more-link';
import { MissingPiece } from './missing-piece';
import styles from './not-found-page.module.css';

export function head({ read }: HeadContext): PageHead {
  const section = sectionIn(read<SentSections>(WEBSITE_READ), 'notFound');
  return { title: section?.title, description: section?.description, status: 404 };
}

const WAYS = ['/services', '/blogs', '/contact'];

export function Page() {
  const { pathname } = useLocation();
  const { heading, sentence, button } = useFixedSection('notFound');
  const { links } = useFixedSection('menu');
  const ways = links.filter(({ text, to }) => text && WAYS.includes(to));
  useAskServer();
  useEffect(() => {
    // Logged as information and not as an error, because the server already logs the 404.
    console.info('no page at', pathname);
  }, [pathname]);
  return (
    <section data-section="notFound" className={`on-mist ${styles.screen}`}>
      <div className={`page-width stack middle gap-10 split-7-4 split-gap-16 ${styles.columns}`}>
        <MissingPiece className="full" />
        <div>
          <h1 className="size-h2">
            <span className={`block below-2 forest tabular ${styles.number}`}>404</span> {heading}
          </h1>
          {sentence && <p className="lead above-4 below-8 chars-36">{sentence}</p>}
          <ButtonLink to="/">{button}</ButtonLink>
          <ul className="row stretch gap-x-6 above-5">
            {ways.map(({ text, to }) => (
              <li key={to}>
                <MoreLink to={to}>{text}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
