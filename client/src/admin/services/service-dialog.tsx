import {
  SERVICE_CARD_COLOURS,
  SERVICE_FIELDS,
  SERVICE_ICON_LABELS,
  SERVICE_ICONS,
  type Service,
  toServiceIcon,
} from '@contract/services';
import { Form } from 'antd';
import { services } from '@/api/services.api';
import { ServiceTile } from '@/ui/service-tile';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { Select } from '../shared/forms/select';
import { recordTexts } from '../shared/records/record-texts';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { ContentInput } from '../texts/content-input';
import styles from './service-dialog.module.css';
import { newServiceForm, type ServiceForm, serviceFormOf } from './service-form';

export const SERVICE_TEXTS = recordTexts('Service', 'Failed to load services');

interface ServiceDialogProps {
  dialog: RecordDialogState<Service>;
  count: number;
  position: number;
  onStored: (service: Service) => void;
  onDiscarded: () => void;
}

export function ServiceDialog({ dialog, count, position, onStored, onDiscarded }: ServiceDialogProps) {
  return (
    <FieldsDialog
      noun="Service"
      dialog={dialog}
      onStored={onStored}
      onDiscarded={onDiscarded}
      fields={SERVICE_FIELDS}
      create={services.create}
      update={services.update}
      texts={SERVICE_TEXTS}
      blank={newServiceForm(count)}
      shown={(service) => serviceFormOf(service, position)}
      instead={{
        description: (
          <ContentInput
            key="description"
            kind="services"
            record={dialog.record}
            field={SERVICE_FIELDS.description}
            onOpen={dialog.close}
          />
        ),
        icon: <IconAndColour key="icon" />,
      }}
    />
  );
}

const ICON_OPTIONS = SERVICE_ICONS.map((icon) => ({ value: icon, label: SERVICE_ICON_LABELS[icon] }));
const COLOUR_OPTIONS = SERVICE_CARD_COLOURS.map((colour) => ({ value: colour, label: colour }));

export function IconInput() {
  const icon = Form.useWatch<string | undefined>('icon');
  const known = SERVICE_ICONS.find((name) => name === icon);
  return (
    <Form.Item<ServiceForm>
      name="icon"
      label={SERVICE_FIELDS.icon.label}
      getValueProps={(typed: string) => ({ value: toServiceIcon(typed) })}
    >
      <Select options={ICON_OPTIONS} prefix={known && <ServiceTile icon={known} className={styles.icon} />} />
    </Form.Item>
  );
}

function IconAndColour() {
  return (
    <>
      <IconInput />
      <Form.Item<ServiceForm>
        name="colour"
        label="Colour"
        extra="This choice is not saved. The position of the card in the list decides its colour."
      >
        <Select options={COLOUR_OPTIONS} />
      </Form.Item>
    </>
  );
}
