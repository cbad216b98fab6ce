import { PAGE_SIZE } from '@contract/limits';
import type { Service } from '@contract/services';
import { Button } from 'antd';
import { services } from '@/api/office';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { PageHead } from '../shared/layout/page-head';
import { createPagedList, loadFailure, useAdminList } from '../shared/lists/admin-list';
import styles from '../shared/lists/card-grid.module.css';
import { ListStates } from '../shared/lists/list-states';
import { useAddress } from '../shared/lists/use-address';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { ServiceCard } from './service-card';
import { ServiceDialog } from './service-dialog';
import { SERVICE_TEXTS } from './service-texts';

const FIRST_PAGE = { page: 1 };

export const useServiceList = createPagedList(services);

export function ServiceListPage() {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const failedText = loadFailure(useServiceList().list, SERVICE_TEXTS.load);
  const { list, replace, refresh } = useAdminList(useServiceList, failedText, query);
  const dialog = useRecordDialog<Service>();
  const confirmDelete = useConfirmDelete();
  const canEdit = useCan().edit;

  const before = (query.page - 1) * PAGE_SIZE;
  const positionOf = (service: Service | null) =>
    list.status === 'ready' ? before + list.value.items.findIndex(({ _id }) => _id === service?._id) : 0;
  const handleStored = (service: Service) => {
    if (dialog.record) replace(service);
    // A new or changed order moves cards: the server knows where to.
    void refresh();
  };
  const handleDelete = (service: Service) =>
    confirmDelete({
      what: 'service',
      name: service.title,
      id: service._id,
      calls: services,
      list: useServiceList.getState(),
      texts: SERVICE_TEXTS.remove,
    });
  // Only once the count is known: it is the proposed order of a new service.
  const addButton = canEdit && (
    <Button type="primary" disabled={list.status === 'loading'} onClick={dialog.create}>
      Add Service
    </Button>
  );

  return (
    <>
      <PageHead title="Services" line="Manage your service offerings" action={addButton} />
      <ListStates
        list={list}
        loadingText="Loading services..."
        shape="cards"
        emptyText="No services found. Create your first service."
        emptyAction={canEdit && <Button onClick={dialog.create}>Create service</Button>}
        failedText={failedText}
        onRetry={() => void refresh()}
        page={query.page}
        onPage={(page) => setQuery({ page })}
      >
        {(shown) => (
          <ul className={styles.grid}>
            {shown.map((service, index) => (
              <ServiceCard
                key={service._id}
                service={service}
                position={before + index}
                canEdit={canEdit}
                onEdit={() => dialog.edit(service)}
                onDelete={() => handleDelete(service)}
              />
            ))}
          </ul>
        )}
      </ListStates>
      <ServiceDialog
        dialog={dialog}
        count={list.status === 'ready' ? list.value.total : 0}
        position={Math.max(0, positionOf(dialog.record))}
        onStored={handleStored}
      />
    </>
  );
}
