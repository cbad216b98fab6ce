import { withDays } from '@contract/answer-time';
import { useIsThere } from '@/stores/linked-pages';
import { useSettings } from '@/stores/settings-store';
import { useSection } from '@/stores/website-store';
import { ButtonLink } from '@/ui/button-link';
import styles from './get-in-touch.module.css';

export function GetInTouch() {
  const section = useSection('getInTouch');
  const isThere = useIsThere(section?.button.to ?? '/');
  const settings = useSettings();
  if (!section) return null;
  const { heading, sentence, button } = section;
  return (
    <section data-section="getInTouch" className="band on-copper" aria-labelledby="touch-title">
      <div className="page-width stack start gap-6 split-end">
        <div>
          <h2 id="touch-title">{heading}</h2>
          {sentence && <p className="lead above-3">{withDays(sentence, settings)}</p>}
        </div>
        {button.text && isThere && (
          <ButtonLink to={button.to} className={styles.button}>
            {button.text}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
