import type { ShownSection } from '@contract/website/sections';
import type { ReactNode } from 'react';
import { useIsThere } from '@/stores/linked-pages';
import { useSettings } from '@/stores/settings-store';
import { useSection } from '@/stores/website-store';
import { MoreLink } from '@/ui/more-link';
import { Reveal } from '@/ui/reveal';
import styles from './beliefs.module.css';

export function Beliefs() {
  const section = useSection('about');
  const { siteName } = useSettings();
  if (!section) return null;
  const { mission, vision, overview, more } = section;
  return (
    <div data-section="about" className={`${styles.rows} section page-width`}>
      {[mission, vision].map(({ heading, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both may have the same text
        <Row key={index} heading={text && heading}>
          <p className={`bold balanced ${styles.statement}`}>{text}</p>
        </Row>
      ))}
      <Row heading={overview.text && overview.heading}>
        <div className="stack start gap-5 measured">
          {overview.text
            .replaceAll('{name}', siteName)
            .split(/\n\s*\n/)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          <OverviewLink {...more} />
        </div>
      </Row>
    </div>
  );
}

function Row({ heading, children }: { heading: string; children: ReactNode }) {
  if (!heading) return null;
  return (
    <Reveal className={`stack gap-5 ruled ${styles.row}`}>
      <h2 className="size-lead">{heading}</h2>
      {children}
    </Reveal>
  );
}

function OverviewLink({ text, to }: ShownSection<'about'>['more']) {
  const isThere = useIsThere(to);
  return text && isThere ? <MoreLink to={to}>{text}</MoreLink> : null;
}
