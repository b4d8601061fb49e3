/** Every node of a syntax tree. */
export function* nodesIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const value of Object.values(node)) yield* nodesIn(value);
  }
}
