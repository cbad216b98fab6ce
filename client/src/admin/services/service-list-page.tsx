import { PAGE_SIZE } from '@contract/limits';
import type { Service } from '@contract/services';
import { services } from '@/api/services.api';
import { createPagedList, loadFailure } from '../shared/lists/admin-list';
import styles from '../shared/lists/card-grid.module.css';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { findIn, useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { addressOf } from '../texts/address-of';
import { ServiceCard } from './service-card';
import { SERVICE_TEXTS, ServiceDialog } from './service-dialog';

const SERVICES: RecordKind<Service> = {
  useList: createPagedList(services),
  calls: services,
  what: 'service',
  nameOf: ({ title }) => title,
  texts: SERVICE_TEXTS,
  addressOf: (service) => addressOf('services', service),
  failedText: (list) => loadFailure(list, SERVICE_TEXTS.load),
};

const find = findIn(services.list);

export function ServiceListPage() {
  const records = useRecords(SERVICES);
  const { list } = records;
  const dialog = useRecordDialog<Service>();
  useOpenDialog('Service', dialog, records.list.status === 'ready', find);

  const before = (records.page - 1) * PAGE_SIZE;
  const positionOf = (service: Service | null) =>
    list.status === 'ready' ? before + list.value.items.findIndex(({ _id }) => _id === service?._id) : 0;
  const handleStored = (service: Service) => {
    if (dialog.record) records.replace(service);
    // Reloads the list, because a new position of one service moves others too.
    void records.refresh();
  };

  return (
    <>
      <RecordsScreen
        records={records}
        title="Services"
        line="Manage your service offerings"
        addText="Add Service"
        addFirstText="Create service"
        // Disabled while the list loads, because the order of a new service depends on the number of services.
        isAddDisabled={list.status === 'loading'}
        onAdd={dialog.create}
        loadingText="Loading services..."
        shape="cards"
        emptyText="No services found. Create your first service."
      >
        {(shown) => (
          <ul className={`gap-4 ${styles.grid}`}>
            {shown.map((service, index) => (
              <ServiceCard key={service._id} record={service} position={before + index} {...{ records, dialog }} />
            ))}
          </ul>
        )}
      </RecordsScreen>
      <ServiceDialog
        dialog={dialog}
        count={list.status === 'ready' ? list.value.total : 0}
        position={Math.max(0, positionOf(dialog.record))}
        onStored={handleStored}
        onDiscarded={() => void records.refresh()}
      />
    </>
  );
}
