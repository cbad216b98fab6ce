import { SERVICE_FIELDS } from '@contract/services';
import { RecordInput } from '../shared/fields/record-inputs';
import { EditorPage } from '../texts/editor-page';
import { IconInput, SERVICE_TEXTS } from './service-dialog';

export const ServiceEditor = ({ id }: { id: string }) => (
  <EditorPage
    kind="services"
    id={id}
    failed={SERVICE_TEXTS.load}
    details={() => (
      <>
        <IconInput />
        <RecordInput name="features" field={SERVICE_FIELDS.features} />
      </>
    )}
  />
);
