/* Translating browsers replace texts with `<font>` elements or wrap them, and repeat this after each change. React
   then cannot remove such a text or insert an element before it, and updates a text that is no longer visible. See
   https://github.com/facebook/react/issues/11538 */

/** Maps a text node that the translation removed to the element with its translation. */
const standIns = new WeakMap<Node, Node>();
let isTranslated = false;

const isFont = (node: Node | null): boolean => node?.nodeName === 'FONT';

/** Makes React work on a translated page: removing and inserting succeed, and updated texts are shown. */
export function keepUpWithTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!isTranslated || child.parentNode === this) return removeChild.call(this, child) as T;
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (!isTranslated || next === null || next.parentNode === this) return insertBefore.call(this, node, next) as T;
    return insertBefore.call(this, node, shownIn(this, next)) as T;
  };

  // Puts back a text that React updates. The browser then translates it again.
  const written = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const shown = standIns.get(target) as ChildNode | undefined;
      if (shown?.parentNode) shown.replaceWith(target);
    }
  });
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const shown = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!shown) continue;
      isTranslated = true;
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.parentNode) continue;
        standIns.set(node, shown);
        written.observe(node, { characterData: true });
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}

function shownIn(parent: Node, node: Node): Node | null {
  let ancestor: Node | null = node;
  while (ancestor && ancestor.parentNode !== parent)
    ancestor = isFont(ancestor.parentNode) ? ancestor.parentNode : (standIns.get(ancestor) ?? null);
  return ancestor;
}
