import { Link } from 'react-router-dom';
import { bufferNames } from '../forms/form-buffer';
import { useCan } from '../use-can';

export function NotHere({ text, id }: { text: string; id: string }) {
  const can = useCan();
  const isDraftHere = bufferNames().some((name) => name.endsWith(`:${id}`));
  return (
    <>
      <p>{text}</p>
      {can.edit && (
        <p>
          {isDraftHere && 'Your changes are saved as a draft in this browser. '}
          If it was deleted, you can restore it from the <Link to="/admin/trash">Trash</Link>{' '}
          {isDraftHere && ' and continue with your draft'}.
        </p>
      )}
    </>
  );
}
