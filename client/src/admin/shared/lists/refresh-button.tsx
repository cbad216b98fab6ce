import { Button } from 'antd';
import { useIsNarrow } from '../layout/use-is-narrow';
import { RowMenu } from './row-menu';

export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const refresh = () => void onRefresh();
  return useIsNarrow() ? (
    <RowMenu name="this list" entries={[{ text: 'Refresh', onPress: refresh }]} />
  ) : (
    <Button onClick={refresh}>Refresh</Button>
  );
}
