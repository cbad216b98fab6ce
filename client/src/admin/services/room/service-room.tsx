import { SERVICE_FIELDS, type Service, toServiceIcon } from '@contract/services';
import { services } from '@/api/office';
import { Room } from '../../room/room';
import { type RoomFormProps, useRoomForm } from '../../room/use-room-form';
import { blankForm, type FormOf, recordFields, toForm, toInput } from '../../shared/fields/record-form';
import { RecordInput } from '../../shared/fields/record-inputs';
import { DialogForm } from '../../shared/forms/dialog-form';
import { inMarkdown } from '../../texts/in-markdown';
import { Paper } from '../../texts/paper';
import { IconInput, SERVICE_TEXTS } from '../service-dialog';
import { newServiceForm } from '../service-form';

type ServiceForm = FormOf<typeof SERVICE_FIELDS>;

const toRoomForm = (service: Service): ServiceForm =>
  inMarkdown({ ...toForm(SERVICE_FIELDS, service), icon: toServiceIcon(service.icon) });

const SERVICE_ROOM = { kind: 'service', read: services.read, toForm: toRoomForm } as const;
const BLANK = inMarkdown(blankForm(SERVICE_FIELDS));

interface Counted {
  /** Services that there are: a new one is proposed behind them. */
  count: number;
}

const readCount = async (service: Service | null, signal: AbortSignal): Promise<Counted> => ({
  count: service ? 0 : (await services.list({ page: 1, limit: 1 }, signal)).total,
});

export const ServiceRoom = ({ id }: { id: string }) => (
  <Room
    kind="service"
    id={id}
    read={services.read}
    readMore={readCount}
    blank={BLANK}
    failed={SERVICE_TEXTS.load}
    form={ServiceRoomForm}
  />
);

/** The title and the description of a service as visitors will see them, and beside them what its card shows. */
function ServiceRoomForm({ count, ...props }: RoomFormProps<Service> & Counted) {
  const { narrowVersions, form, paper } = useRoomForm(SERVICE_ROOM, props);
  return (
    <DialogForm<ServiceForm, Service>
      {...form}
      initial={{ ...BLANK, order: newServiceForm(count).order }}
      fields={recordFields(SERVICE_FIELDS)}
      save={(typed, updatedAt, stored) => {
        const input = { ...toInput(SERVICE_FIELDS, typed), ...form.draftKeeper.saved() };
        return stored ? services.update(stored._id, { ...input, updatedAt }) : services.create(input);
      }}
      texts={SERVICE_TEXTS}
    >
      <Paper {...paper}>
        {narrowVersions}
        <IconInput />
        <RecordInput name="features" field={SERVICE_FIELDS.features} />
        <RecordInput name="order" field={SERVICE_FIELDS.order} />
      </Paper>
    </DialogForm>
  );
}
