/*
 * A browser that translates a page puts `<font>` elements in the place of its texts, or around them, again and again.
 * React knows nothing of it: it fails to remove such a text or to insert beside it, and writes where nobody reads.
 * https://github.com/facebook/react/issues/11538
 */

/** What stands in the place of a text. */
const standIns = new WeakMap<Node, Node>();
let isTranslated = false;

const isFont = (node: Node | null): boolean => node?.nodeName === 'FONT';

/** Makes React find its texts in a page that is translated, and the reader see what it writes. */
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

  // What React writes is shown in the place of its translation, and is then translated itself.
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

/** The child of `parent` as which `node` is shown. */
function shownIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = isFont(at.parentNode) ? at.parentNode : (standIns.get(at) ?? null);
  return at;
}
