import { SERVICE_FIELDS, type Service } from '@contract/services';
import { services } from '@/api/office';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import type { RecordDialogState } from '../shared/records/use-record-dialog';
import { newServiceForm, shownServiceForm } from './service-form';
import { IconAndColour } from './service-inputs';
import { SERVICE_TEXTS } from './service-texts';

interface ServiceDialogProps {
  dialog: RecordDialogState<Service>;
  /** Services that there are: a new one is proposed behind them. */
  count: number;
  /** Place of the edited service in the whole list, from 0. */
  position: number;
  onStored: (service: Service) => void;
}

export function ServiceDialog({ count, position, ...props }: ServiceDialogProps) {
  return (
    <FieldsDialog
      fields={SERVICE_FIELDS}
      noun="Service"
      {...services}
      texts={SERVICE_TEXTS}
      blank={newServiceForm(count)}
      shown={(service) => shownServiceForm(service, position)}
      instead={{ icon: <IconAndColour key="icon" /> }}
      {...props}
    />
  );
}
