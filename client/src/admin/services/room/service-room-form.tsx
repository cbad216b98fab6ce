import { SERVICE_FIELDS, type Service, toServiceIcon } from '@contract/services';
import { Button } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { services } from '@/api/office';
import { inMarkdown } from '../../room/in-markdown';
import styles from '../../room/room.module.css';
import { RoomBack } from '../../room/room-back';
import { RoomPaper } from '../../room/room-paper';
import { NEW, roomOf } from '../../room/use-open-room';
import { blankForm, type FormOf, recordFields, toForm, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { useRecordForm } from '../../shared/forms/use-record-form';
import { RoomBar } from '../../shared/layout/room-bar';
import { IconInput, SERVICE_TEXTS } from '../service-dialog';
import { newServiceForm } from '../service-form';

type ServiceForm = FormOf<typeof SERVICE_FIELDS>;

/** As `FieldsDialog` names the text of a service. */
export const draftNameOf = (id: string = NEW): string => `Service:${id}`;

const DETAILS = ['icon', 'features', 'order'] as const;

export interface ReadService {
  service: Service | null;
  /** Services that there are: a new one is proposed behind them. */
  count: number;
}

/** The title and the description of a service as visitors will see them, and beside them what its card shows. */
export function ServiceRoomForm({ service: read, count }: ReadService) {
  const [service, setService] = useState(read);
  const [isUploading, setIsUploading] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  const navigate = useNavigate();
  const id = service?._id;
  const form = useRecordForm<ServiceForm, Service>({
    open: true,
    isRoom: true,
    title: 'Write',
    record: service,
    toForm: (stored) =>
      inMarkdown({ ...toForm(SERVICE_FIELDS, stored), icon: toServiceIcon(stored.icon) }, 'description'),
    blank: inMarkdown({ ...blankForm(SERVICE_FIELDS), order: newServiceForm(count).order }, 'description'),
    fields: recordFields(SERVICE_FIELDS),
    draftName: draftNameOf(id),
    save: (typed, updatedAt) => {
      const input = toInput(SERVICE_FIELDS, typed);
      return id ? services.update(id, { ...input, updatedAt }) : services.create(input);
    },
    onStored: (stored) => {
      setService(stored);
      if (!id) void navigate(roomOf('/admin/services', stored._id), { replace: true, state: { stays: NEW } });
    },
    onClose: () => undefined,
    onFieldErrors: ([first = '']) => flushSync(() => setIsDetailsOpen(DETAILS.some((name) => name === first))),
    texts: service ? SERVICE_TEXTS.update : SERVICE_TEXTS.create,
    isSaveDisabled: () => isUploading,
    saveButtons: (fields, isOff) => (
      <RoomBar>
        <RoomBack to="/admin/services" name="Services" />
        <span className={styles.keeping} />
        {service && (
          <Button href={`/services/${service.slug}`} target="_blank" rel="noopener" aria-label="View in a new tab">
            View
          </Button>
        )}
        <Button type="primary" disabled={isOff} onClick={() => fields.submit()}>
          Save
        </Button>
      </RoomBar>
    ),
    children: (
      <RoomPaper
        heading={service ? `Write: ${service.title}` : 'Write a service'}
        text="description"
        onBusyChange={setIsUploading}
        isDetailsOpen={isDetailsOpen}
        onDetails={setIsDetailsOpen}
      >
        <IconInput />
        <RecordInput name="features" field={SERVICE_FIELDS.features} />
        <RecordInput name="order" field={SERVICE_FIELDS.order} />
      </RoomPaper>
    ),
  });
  return <DialogForm {...form} />;
}
