import { Button } from 'antd';

export function FormNote({
  form: { isRestored, startOver },
}: {
  form: { isRestored: boolean; startOver: () => void };
}) {
  if (!isRestored) return null;
  return (
    <div className="row spread gap-2 gap-x-3 pad-3 below-4 on-tint rounded" role="status">
      <span>Your unsaved changes were restored.</span>
      <Button size="small" onClick={startOver}>
        Discard changes
      </Button>
    </div>
  );
}
