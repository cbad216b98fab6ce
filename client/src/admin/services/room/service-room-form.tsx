import { SERVICE_FIELDS, type Service, toServiceIcon } from '@contract/services';
import { Button } from 'antd';
import { services } from '@/api/office';
import { inMarkdown } from '../../room/in-markdown';
import type { ReadRoom } from '../../room/read-room';
import { RoomBack } from '../../room/room-back';
import { RoomPaper } from '../../room/room-paper';
import { type RoomFormProps, useRoomForm } from '../../room/use-room-form';
import { blankForm, type FormOf, recordFields, toForm, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { RoomBar } from '../../shared/layout/room-bar';
import { IconInput, SERVICE_TEXTS } from '../service-dialog';
import { newServiceForm } from '../service-form';

type ServiceForm = FormOf<typeof SERVICE_FIELDS>;

const toRoomForm = (service: Service): ServiceForm =>
  inMarkdown({ ...toForm(SERVICE_FIELDS, service), icon: toServiceIcon(service.icon) }, 'description');

const DETAILS = ['icon', 'features', 'order'] as const;
const SERVICE_ROOM = {
  kind: 'service',
  read: services.read,
  toForm: toRoomForm,
  isShown: () => true,
  isDetail: (name: string) => DETAILS.some((detail) => detail === name),
} as const;

export interface ReadService extends ReadRoom<Service> {
  /** Services that there are: a new one is proposed behind them. */
  count: number;
}

type ServiceRoomFormProps = RoomFormProps<Service> & Pick<ReadService, 'count'>;

/** The title and the description of a service as visitors will see them, and beside them what its card shows. */
export function ServiceRoomForm({ count, ...props }: ServiceRoomFormProps) {
  const { record: service, room, versions, narrowVersions, form, paper } = useRoomForm(SERVICE_ROOM, props);
  return (
    <DialogForm<ServiceForm, Service>
      {...form}
      toForm={toRoomForm}
      initial={inMarkdown({ ...blankForm(SERVICE_FIELDS), order: newServiceForm(count).order }, 'description')}
      fields={recordFields(SERVICE_FIELDS)}
      save={(typed, updatedAt, stored) => {
        const input = { ...toInput(SERVICE_FIELDS, typed), ...form.draftKeeper.saved() };
        return stored ? services.update(stored._id, { ...input, updatedAt }) : services.create(input);
      }}
      texts={SERVICE_TEXTS}
      saveButtons={(fields, isOff) => (
        <RoomBar>
          <RoomBack to="/admin/services" name="Services" />
          {room.words()}
          {versions}
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
      <RoomPaper {...paper} text="description">
        {narrowVersions}
        <IconInput />
        <RecordInput name="features" field={SERVICE_FIELDS.features} />
        <RecordInput name="order" field={SERVICE_FIELDS.order} />
      </RoomPaper>
    </DialogForm>
  );
}
