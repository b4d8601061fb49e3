/**
 * A browser's translator replaces a text node by a `<font>` with the translation, while React keeps using the old node. React throws when
 * it removes that node, and its updates of the node do not show. So each replaced text node is tied to its stand-in, the `<font>`. Removing
 * the text removes the stand-in. Changing the text puts it back in place, where the translator translates it again.
 */
const standIns = new WeakMap<Node, ChildNode>();

class Translated extends Text {
  override get parentNode(): ParentNode | null {
    return standIns.get(this)?.parentNode ?? super.parentNode;
  }

  override get data(): string {
    return super.data;
  }

  override set data(words: string) {
    standIns.get(this)?.replaceWith(this);
    super.data = words;
  }

  override get nodeValue(): string {
    return super.data;
  }

  override set nodeValue(words: string) {
    this.data = words;
  }

  override remove(): void {
    standIns.get(this)?.remove();
    super.remove();
  }
}

/** Ties the texts of these changes to what the translator has put in their place. */
export function linkTranslations(changes: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT') as ChildNode | undefined;
    for (const text of removedNodes) if (font && text instanceof Text) linkTranslation(text, font, target);
  }
}

function linkTranslation(text: Text, font: ChildNode, parent: Node): void {
  standIns.set(text, font);
  Object.setPrototypeOf(text, Translated.prototype);
  // The parent's operations on a text apply to its stand-in. They apply to the text itself if the page shows its own words again.
  const shown = <N extends Node | null>(node: N): Node | N => {
    const standIn = node && standIns.get(node);
    return standIn?.parentNode === parent ? standIn : node;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Object.assign(parent, {
    removeChild: (node: Node) => removeChild.call(parent, shown(node)),
    insertBefore: (node: Node, next: Node | null) => insertBefore.call(parent, node, shown(next)),
    // Preact's way, where the browser has it.
    moveBefore: (node: Node, next: Node | null) => insertBefore.call(parent, node, shown(next)),
  });
}
