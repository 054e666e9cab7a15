/** What stands where a node stood that somebody else has taken out. */
const instead = new WeakMap<Node, ChildNode[]>();
/** What has ever been put so: it may be exchanged for something else in its turn. */
const standIns = new WeakSet<Node>();
/** What has been moved, as an element is into the translation of the words around it. */
const moved = new WeakSet<Node>();

/**
 * Lets the app live on a page that others change under it: a browser or an extension that translates it, marks words or
 * adds a helper to a field. React refers to the nodes that it made, and the whole page fails where one of them is not
 * where it was. From now on what is to go, to change or to have something put before it is sought where it is now, and
 * what stands in its place goes, makes room or keeps the place for it.
 */
export function bearChangesByOthers(root: Node): void {
  // Only seeing tells: an extension has methods of its own, whatever becomes of the page's.
  new MutationObserver(remember).observe(root, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- each is called on its node.
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  if (!value) throw new Error("Nodes have no value");

  /** Takes a node from where it is, and with it what others put around it, where that was the last in it. */
  const take = (node: Node, above: Node) => {
    const parent = node.parentNode;
    if (!parent) return;
    removeChild.call(parent, node);
    if (parent !== above && above.contains(parent) && !parent.hasChildNodes()) take(parent, above);
  };
  /** Clears away what stands for a node that is nowhere; what was moved into that stays in its place. */
  const clear = (node: Node, above?: Node) => {
    if (node.parentNode) return;
    for (const other of standingFor(node)) {
      other.before(...movedInto(other));
      take(other, above ?? other);
    }
    instead.delete(node);
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    clear(child, this);
    take(child, this);
    return child;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    clear(node);
    return appendChild.call(this, node) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    clear(node);
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    const now = standingFor(before).find((each) => each !== this && this.contains(each));
    const place = now && outermost(now, this);
    // Inside of what others have put around both, behind what stands first in it.
    if (place && place.parentNode !== this) moved.add(node);
    return insertBefore.call(place?.parentNode ?? this, node, place ?? null) as T;
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      const [first] = this.parentNode ? [] : standingFor(this);
      if (first?.parentNode) {
        const place = document.createTextNode("");
        first.before(place);
        clear(this);
        place.replaceWith(this);
        // It may be in what stands for another by now.
        moved.add(this);
      }
      value.set?.call(this, text);
    },
  });
}

/** Remembers what was moved, and what was put in the place of a text: in one step or, beside it first, in two. */
function remember(records: MutationRecord[]): void {
  const added = new Set<Node>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) {
      added.add(node);
      instead.delete(node);
    }
    const beside = [previousSibling, nextSibling].filter((node) => node && added.has(node));
    const now = (addedNodes.length > 0 ? [...addedNodes] : beside.slice(0, 1)) as ChildNode[];
    for (const node of removedNodes)
      if (node.parentNode) moved.add(node);
      else if (now.length > 0 && (node instanceof Text || standIns.has(node))) {
        for (const each of now) standIns.add(each);
        instead.set(node, now);
      }
  }
}

/** A node itself where it is anywhere, else what stands for it. */
function standingFor(node: Node): ChildNode[] {
  return node.parentNode
    ? [node as ChildNode]
    : (instead.get(node) ?? []).flatMap((other) => standingFor(other));
}

/** What was there before what it is in now. */
function movedInto(node: Node): Node[] {
  return [...node.childNodes].flatMap((child) => (moved.has(child) ? child : movedInto(child)));
}

/** What begins with a node, below a parent that has it: the node, or what others have put around it. */
function outermost(node: Node, parent: Node): Node {
  let place = node;
  while (place.parentNode && place.parentNode !== parent && !place.previousSibling)
    place = place.parentNode;
  return place;
}
