import { Skeleton } from 'antd';
import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../lazy-component/lazy-component';
import styles from './markdown-editor.module.css';

/** Loads on demand, because the editor is large and few users write. */
const MarkdownEditor = lazyComponent(async () => (await import('./markdown-editor')).MarkdownEditor);

/** The form field exists before the editor has loaded, so that its value is not lost. */
export function MarkdownInput(props: ComponentProps<typeof MarkdownEditor>) {
  return (
    <div className={`on-white lined-strong rounded ${styles.boxed}`}>
      <Suspense fallback={<Skeleton active />}>
        <MarkdownEditor {...props} />
      </Suspense>
    </div>
  );
}
