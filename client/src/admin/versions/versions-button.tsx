import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { VersionsDialog } from './versions-dialog';

interface VersionsButtonProps extends Omit<ComponentProps<typeof VersionsDialog>, 'open' | 'onClose'> {
  className?: string;
}

export function VersionsButton({ className, ...about }: VersionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {/* Within a form that is off it still opens: it changes none of its fields. */}
      <Button type="text" disabled={false} className={className} onClick={() => setIsOpen(true)}>
        Versions
      </Button>
      <VersionsDialog {...about} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
