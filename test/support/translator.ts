import type { Page } from '@playwright/test';

/**
 * Simulates a browser that translates the page. Like a real one, puts two `<font>` elements in place of each text or
 * around it, also for texts that appear later. The translation is the text in capitals.
 */
export async function translatePage(page: Page, way: 'in its place' | 'around it'): Promise<void> {
  await page.addInitScript((isReplaced) => {
    const UNTOUCHED = 'script, style, noscript, textarea, title, option, svg, font, [translate="no"]';
    const translate = (text: Text) => {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(UNTOUCHED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      if (isReplaced) inner.append(text.data.toUpperCase());
      else inner.append(text);
    };
    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        const roots = type === 'characterData' ? [target] : [...addedNodes];
        for (const text of roots.flatMap(textsIn)) translate(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, way === 'in its place');
}
