import { SERVICE_FIELDS } from '@contract/services';
import { services } from '@/api/services';
import { RecordInput } from '../shared/fields/record-inputs';
import { EditorPage } from '../texts/editor-page';
import { RecordValue } from '../texts/record-value';
import { IconInput, SERVICE_TEXTS } from './service-dialog';

export const ServiceEditor = ({ id }: { id: string }) => (
  <EditorPage
    kind="services"
    id={id}
    failed={SERVICE_TEXTS.load}
    details={({ record: service, editor }) => (
      <>
        <IconInput />
        <RecordInput name="features" field={SERVICE_FIELDS.features} />
        {service && (
          <RecordValue
            label={SERVICE_FIELDS.order.label}
            stored={String(service.order)}
            input={{ inputMode: 'numeric' }}
            save={async (order) => {
              await services.update(service._id, { order: Number(order), updatedAt: service.updatedAt });
              await editor.reload();
            }}
          />
        )}
      </>
    )}
  />
);
