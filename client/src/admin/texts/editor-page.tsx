import type { TextFields, TextKind } from '@contract/texts';
import { Button, Skeleton } from 'antd';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import cards from '../shared/layout/page-card.module.css';
import { PageTitle } from '../shared/layout/page-head';
import { editorAddress, stayingEditor } from './editor-address';
import { TextForm } from './text-form';
import type { TextFormProps } from './text-form-props';
import { TEXTS } from './text-kinds';
import { useEditor } from './use-editor';

interface EditorPageProps<K extends TextKind> extends Omit<TextFormProps<K>, 'open'> {
  id: string;
  blank?: TextFields<K>;
  failed: string;
}

export function EditorPage<K extends TextKind>({ id, blank, failed, ...form }: EditorPageProps<K>) {
  const { kind } = form;
  const { noun, word, screen } = TEXTS[kind];
  const open = useEditor(kind, id, blank);
  const { phase, record, editor } = open;
  const navigate = useNavigate();
  const stays = stayingEditor(useLocation().state) ?? id;
  const newId = record && record._id !== id ? record._id : undefined;
  useEffect(() => {
    if (newId) void navigate(editorAddress(screen, newId), { replace: true, state: { stays } });
  }, [newId, navigate, screen, stays]);

  if (phase === 'open') return <TextForm {...form} open={open} />;
  return (
    <div className={cards.card}>
      <PageTitle title="Write" />
      {phase === 'loading' ? (
        <>
          <p role="status">Loading {noun.toLowerCase()}...</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </>
      ) : (
        <div className="stack gap-4 centre">
          <p>{phase === 'gone' ? `This ${noun.toLowerCase()} was not found.` : failed}</p>
          {phase === 'gone' && <Link to={`/admin/trash?kind=${kind}`}>Look for the {word} in the trash</Link>}
          <Button onClick={() => void editor.load()}>Retry</Button>
        </div>
      )}
    </div>
  );
}
