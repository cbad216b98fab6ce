import type { Service } from '@contract/services';
import { createService, updateService } from '@/api/services';
import { RecordDialog } from '../shared/record-dialog';
import type { RecordDialogState } from '../shared/use-record-dialog';
import { newServiceForm, toForm, toInput } from './service-form';
import { SERVICE_FIELDS, ServiceInputs } from './service-inputs';
import { SERVICE_TEXTS } from './service-texts';

interface ServiceDialogProps {
  dialog: RecordDialogState<Service>;
  /** Services that there are: a new one is proposed behind them. */
  count: number;
  /** Place of the edited service in the whole list, from 0. */
  position: number;
  onStored: (service: Service) => void;
}

export function ServiceDialog({ dialog: { open, record, close }, count, position, onStored }: ServiceDialogProps) {
  return (
    <RecordDialog
      open={open}
      title={record ? 'Edit Service' : 'Add Service'}
      record={record}
      toForm={(service) => toForm(service, position)}
      blank={newServiceForm(count)}
      draftName={`service:${record?._id ?? 'new'}`}
      fields={SERVICE_FIELDS}
      save={(form, updatedAt) =>
        record ? updateService(record._id, { ...toInput(form), updatedAt }) : createService(toInput(form))
      }
      onStored={onStored}
      onClose={close}
      texts={record ? SERVICE_TEXTS.update : SERVICE_TEXTS.create}
      saveText={record ? 'Save' : 'Add Service'}
    >
      <ServiceInputs />
    </RecordDialog>
  );
}
