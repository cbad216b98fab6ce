import { SERVICE_CARD_COLOURS, SERVICE_FIELDS, SERVICE_ICON_LABELS, SERVICE_ICONS } from '@contract/services';
import { Form } from 'antd';
import { ServiceTile } from '@/ui/service-tile';
import { Select } from '../shared/forms/select';
import type { ServiceForm } from './service-form';
import styles from './service-inputs.module.css';

const ICON_OPTIONS = SERVICE_ICONS.map((icon) => ({ value: icon, label: SERVICE_ICON_LABELS[icon] }));
const COLOUR_OPTIONS = SERVICE_CARD_COLOURS.map((colour) => ({ value: colour, label: colour }));

/** The icon, with its drawing, and the colour, which is not a field. */
export function IconAndColour() {
  const icon = Form.useWatch<string | undefined>('icon');
  const known = SERVICE_ICONS.find((name) => name === icon);
  return (
    <>
      <Form.Item<ServiceForm> name="icon" label={SERVICE_FIELDS.icon.label}>
        <Select options={ICON_OPTIONS} prefix={known && <ServiceTile icon={known} className={styles.icon} />} />
      </Form.Item>
      <Form.Item<ServiceForm>
        name="colour"
        label="Colour"
        extra="Cards take their colour from their place in the list; this choice is not stored."
      >
        <Select options={COLOUR_OPTIONS} />
      </Form.Item>
    </>
  );
}
