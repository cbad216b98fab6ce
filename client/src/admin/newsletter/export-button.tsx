import { Button } from 'antd';
import { useState } from 'react';
import { subscribers } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { saveFile } from '../shared/save-file';
import { SUBSCRIBER_TEXTS } from './subscriber-texts';

export function ExportButton({ disabled }: { disabled: boolean }) {
  const [isExporting, setIsExporting] = useState(false);
  const toast = useToast();

  const handleExport = async () => {
    setIsExporting(true);
    try {
      const { name, bytes } = await subscribers.export();
      saveFile(name, bytes);
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
