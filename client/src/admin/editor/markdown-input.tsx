import { Skeleton } from 'antd';
import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../lazy-component/lazy-component';
import styles from './markdown-editor.module.css';

/** Loads the editor only when it is needed, because it is large and few users write. */
const MarkdownEditor = lazyComponent(async () => (await import('./markdown-editor')).MarkdownEditor);

/** Form field with the editor. It exists before the editor has loaded, so that the form does not lose the value. */
export function MarkdownInput(props: ComponentProps<typeof MarkdownEditor>) {
  return (
    <div className={`on-white lined-strong rounded ${styles.boxed}`}>
      <Suspense fallback={<Skeleton active />}>
        <MarkdownEditor {...props} />
      </Suspense>
    </div>
  );
}
