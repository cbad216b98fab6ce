import { useEffect } from 'react';

/** Tells the style sheets how far down the toasts reach, as `--toasts-height`; 0 while there are none. */
export function useToastsHeight(): void {
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const list = document.querySelector('.ant-message-list-content');
      root.style.setProperty('--toasts-height', `${Math.round(list?.getBoundingClientRect().bottom ?? 0)}px`);
    };
    const sizes = new ResizeObserver(measure);
    // antd puts the list of toasts into the body with the first one, and takes it out with the last.
    const lists = new MutationObserver(() => {
      sizes.disconnect();
      const list = document.querySelector('.ant-message-list-content');
      if (list) sizes.observe(list);
      measure();
    });
    lists.observe(document.body, { childList: true });
    return () => {
      lists.disconnect();
      sizes.disconnect();
    };
  }, []);
}
