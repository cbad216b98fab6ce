import { META_READ } from '@contract/rendering';
import { renderHook } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { fakeDate } from '@/testing/fake-date';
import { usePageMeta } from './page-meta';
import { RemoteProvider } from './remote';
import { createRemoteStore } from './remote-store';

const api = freshApi();

it('never reloads outdated page meta, because no API call returns it', () => {
  fakeDate('2026-11-20T08:00:00.000Z');
  const store = createRemoteStore({ [META_READ]: { value: { now: 'today', publicUrl: '' } } });
  fakeDate('2026-11-20T09:00:00.000Z');
  renderHook(usePageMeta, { wrapper: ({ children }) => <RemoteProvider store={store}>{children}</RemoteProvider> });
  expect(api.calls).toHaveLength(0);
});
