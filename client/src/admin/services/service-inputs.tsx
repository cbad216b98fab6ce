import { LIMITS } from '@contract/limits';
import { SERVICE_CARD_COLOURS, SERVICE_ICON_LABELS, SERVICE_ICONS } from '@contract/services';
import { Form, Input, InputNumber } from 'antd';
import { ServiceTile } from '@/ui/service-tile';
import type { RecordField } from '../shared/edit-conflict';
import { Select } from '../shared/select';
import type { ServiceForm } from './service-form';
import styles from './service-inputs.module.css';

export const SERVICE_FIELDS: readonly RecordField<ServiceForm>[] = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description' },
  { name: 'icon', label: 'Icon', format: (icon: keyof typeof SERVICE_ICON_LABELS) => SERVICE_ICON_LABELS[icon] },
  { name: 'features', label: 'Features' },
  { name: 'order', label: 'Order' },
];

const ICON_OPTIONS = SERVICE_ICONS.map((icon) => ({ value: icon, label: SERVICE_ICON_LABELS[icon] }));
const COLOUR_OPTIONS = SERVICE_CARD_COLOURS.map((colour) => ({ value: colour, label: colour }));

export function ServiceInputs() {
  const icon = Form.useWatch<ServiceForm['icon'] | undefined>('icon');
  return (
    <>
      <Form.Item<ServiceForm> name="title" label="Title">
        <Input dir="auto" maxLength={LIMITS.title} autoComplete="off" />
      </Form.Item>
      <Form.Item<ServiceForm> name="description" label="Description">
        <Input.TextArea dir="auto" maxLength={LIMITS.description} autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
      <Form.Item<ServiceForm> name="icon" label="Icon">
        <Select options={ICON_OPTIONS} prefix={icon && <ServiceTile icon={icon} className={styles.icon} />} />
      </Form.Item>
      <Form.Item<ServiceForm>
        name="colour"
        label="Colour"
        extra="Cards take their colour from their place in the list; this choice is not stored."
      >
        <Select options={COLOUR_OPTIONS} />
      </Form.Item>
      <Form.Item<ServiceForm> name="features" label="Features" extra="One per line.">
        <Input.TextArea dir="auto" autoSize={{ minRows: 3, maxRows: 10 }} />
      </Form.Item>
      <Form.Item<ServiceForm> name="order" label="Order">
        <InputNumber min={0} max={LIMITS.order} precision={0} />
      </Form.Item>
    </>
  );
}
