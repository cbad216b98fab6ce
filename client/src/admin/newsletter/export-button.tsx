import { Button } from 'antd';
import { useState } from 'react';
import { saveText } from '../shared/save-file';
import { useToast } from '../shared/use-toast';
import { readAllSubscribers } from './read-all-subscribers';
import { SUBSCRIBER_TEXTS } from './subscriber-texts';
import { toCsv } from './subscribers-csv';

export function ExportButton({ disabled }: { disabled: boolean }) {
  const [isExporting, setIsExporting] = useState(false);
  const toast = useToast();

  const handleExport = async () => {
    setIsExporting(true);
    try {
      saveText('newsletter-subscribers.csv', toCsv(await readAllSubscribers()), 'text/csv;charset=utf-8');
    } catch (error) {
      toast.failure(error, SUBSCRIBER_TEXTS.export);
    } finally {
      setIsExporting(false);
    }
  };
  return (
    <Button type="primary" disabled={disabled || isExporting} onClick={() => void handleExport()}>
      {isExporting ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
