import { Button } from 'antd';
import { copyText } from '../copy-text';
import { useToast } from '../feedback/use-toast';
import { saveFile } from '../save-file';

interface RecoveryCodesListProps {
  codes: readonly string[];
  closeText: string;
  onClose: () => void;
}

/** Recovery codes, which are shown only once. */
export function RecoveryCodesList({ codes, closeText, onClose }: RecoveryCodesListProps) {
  const toast = useToast();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text)) toast.success('Recovery codes copied');
    else toast.error('Copying failed. Please select the codes and copy them.');
  };
  const download = () => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  return (
    <div role="status" className="stack gap-4">
      <p>
        Save these recovery codes in a safe place now. You cannot see them again. If you lose your phone, log in with
        your password and one of these codes. Each code works once.
      </p>
      <ul aria-label="Recovery codes" style={{ columns: '18rem', fontFamily: 'var(--font-mono)' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row gap-3">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={download}>Download</Button>
        <Button type="primary" onClick={onClose}>
          {closeText}
        </Button>
      </div>
    </div>
  );
}
