import { Skeleton } from 'antd';
import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../lazy-component/lazy-component';
import styles from './markdown-editor.module.css';

/** The editor is heavy, and most who open the office do not write. */
const MarkdownEditor = lazyComponent(async () => (await import('./markdown-editor')).MarkdownEditor);

/** The editor as the box of a form's field. The field is there before the editor is: what it holds is not lost while that is on its way. */
export function MarkdownInput(props: ComponentProps<typeof MarkdownEditor>) {
  return (
    <div className={`on-white lined-strong rounded ${styles.boxed}`}>
      <Suspense fallback={<Skeleton active />}>
        <MarkdownEditor {...props} />
      </Suspense>
    </div>
  );
}
