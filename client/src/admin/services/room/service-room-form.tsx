import { SERVICE_FIELDS, type Service, toServiceIcon } from '@contract/services';
import { Button } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { services } from '@/api/office';
import { inMarkdown } from '../../room/in-markdown';
import type { ReadRoom } from '../../room/read-room';
import styles from '../../room/room.module.css';
import { RoomBack } from '../../room/room-back';
import { RoomPaper } from '../../room/room-paper';
import { useKeptRoom } from '../../room/use-kept-room';
import { useLatest } from '../../room/use-latest';
import { blankForm, type FormOf, recordFields, toForm, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { RoomBar } from '../../shared/layout/room-bar';
import { findWriterOf } from '../../versions/find-writer';
import { VersionsButton } from '../../versions/versions-button';
import { IconInput, SERVICE_TEXTS } from '../service-dialog';
import { newServiceForm } from '../service-form';

type ServiceForm = FormOf<typeof SERVICE_FIELDS>;

const FIND_WRITER = findWriterOf('service');

const toRoomForm = (service: Service): ServiceForm =>
  inMarkdown({ ...toForm(SERVICE_FIELDS, service), icon: toServiceIcon(service.icon) }, 'description');

const DETAILS = ['icon', 'features', 'order'] as const;

export interface ReadService extends ReadRoom<Service> {
  /** Services that there are: a new one is proposed behind them. */
  count: number;
}

interface ServiceRoomFormProps extends ReadService {
  onRestored: (service: Service, isUndone: boolean, drop: () => void) => void;
}

/** The title and the description of a service as visitors will see them, and beside them what its card shows. */
export function ServiceRoomForm({ record: read, count, onRestored, ...text }: ServiceRoomFormProps) {
  /** As this room has read or saved it last. */
  const [known, setKnown] = useState(read);
  const [isUploading, setIsUploading] = useState(false);
  const [isDetailsOpen, setIsDetailsOpen] = useState(false);
  const room = useKeptRoom('service', text);
  const service = useLatest(known, room.origin, services.read);
  const { draftName, draftKeeper } = room;
  const versions = service && {
    of: { kind: 'service' as const, id: service._id },
    name: service.title,
    isShown: true,
    isUnsaved: room.isUnsaved,
    onRestored: (record: object, isUndone: boolean) => onRestored(record as Service, isUndone, room.drop),
  };
  return (
    <DialogForm<ServiceForm, Service>
      open
      isRoom
      record={service}
      toForm={toRoomForm}
      initial={inMarkdown({ ...blankForm(SERVICE_FIELDS), order: newServiceForm(count).order }, 'description')}
      fields={recordFields(SERVICE_FIELDS)}
      note={room.note}
      findWriter={FIND_WRITER}
      draftName={draftName}
      draftKeeper={draftKeeper}
      save={(typed, updatedAt, stored) => {
        const input = { ...toInput(SERVICE_FIELDS, typed), ...draftKeeper.saved() };
        return stored ? services.update(stored._id, { ...input, updatedAt }) : services.create(input);
      }}
      onStored={(stored) => {
        setKnown(stored);
        room.settle(stored._id);
      }}
      onDiscarded={room.leave}
      onClose={() => undefined}
      onFieldError={(first) => flushSync(() => setIsDetailsOpen(DETAILS.some((name) => name === first)))}
      texts={SERVICE_TEXTS}
      isSaveDisabled={() => isUploading}
      saveButtons={(fields, isOff) => (
        <RoomBar>
          <RoomBack to="/admin/services" name="Services" />
          {room.words()}
          {versions && <VersionsButton {...versions} className={styles.wide} />}
          {service && (
            <Button href={`/services/${service.slug}`} target="_blank" rel="noopener" aria-label="View in a new tab">
              View
            </Button>
          )}
          <Button type="primary" disabled={isOff} onClick={() => fields.submit()}>
            Save
          </Button>
        </RoomBar>
      )}
    >
      <RoomPaper
        stored={known && toRoomForm(known)}
        heading={service ? `Write: ${service.title}` : 'Write a service'}
        text="description"
        onBusyChange={setIsUploading}
        isDetailsOpen={isDetailsOpen}
        onDetails={setIsDetailsOpen}
      >
        {versions && <VersionsButton {...versions} className={styles.narrow} />}
        <IconInput />
        <RecordInput name="features" field={SERVICE_FIELDS.features} />
        <RecordInput name="order" field={SERVICE_FIELDS.order} />
      </RoomPaper>
    </DialogForm>
  );
}
