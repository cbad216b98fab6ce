import { useSettings } from '@/stores/settings';
import { Accordion } from '@/ui/accordion';
import { telephoneLink } from '../office/telephone-link';
import styles from './need-help.module.css';

export function NeedHelp() {
  const { contactPhone, contactEmail } = useSettings();
  return (
    <div className={styles.help}>
      <Accordion summary="Need Help? Contact Us Directly">
        <p>
          Call{' '}
          <a className="tabular" href={telephoneLink(contactPhone)}>
            {contactPhone}
          </a>{' '}
          or write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. If you have a Request ID, please give it.
        </p>
      </Accordion>
    </div>
  );
}
