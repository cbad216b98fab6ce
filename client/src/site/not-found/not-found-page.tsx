import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageHead } from '@/lib/page-head';
import { ButtonLink } from '@/ui/button-link';
import { MoreLink } from '@/ui/more-link';
import { MissingPiece } from './missing-piece';
import styles from './not-found-page.module.css';

export const head = (): PageHead => ({
  title: 'Page not found',
  description: 'There is no page at this address.',
  status: 404,
});

export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    // No error of ours: the server logs the same path as a 404.
    console.info('no page at', pathname);
  }, [pathname]);
  return (
    <section className={styles.screen}>
      <div className={`${styles.columns} page-width`}>
        <MissingPiece className={styles.art} />
        <div>
          <h1 className={styles.title}>
            <span className={`${styles.number} tabular`}>404</span> Oops! Page not found
          </h1>
          <p className={`${styles.words} lead`}>
            A piece is missing from the pattern. The address may be old, or a letter may be wrong.
          </p>
          <ButtonLink to="/">Return to Home</ButtonLink>
          <ul className={styles.links}>
            <li>
              <MoreLink to="/services">Services</MoreLink>
            </li>
            <li>
              <MoreLink to="/blogs">Blog</MoreLink>
            </li>
            <li>
              <MoreLink to="/contact">Contact</MoreLink>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
