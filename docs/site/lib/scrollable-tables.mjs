/** A rehype plugin: puts each table into a box that scrolls sideways on a phone, and that the keyboard can reach. */
export function scrollableTables() {
  const boxed = (table) => ({
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-box'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
    children: [table],
  });
  const visit = (node) => {
    node.children?.forEach((child, at) => {
      if (child.tagName === 'table') node.children[at] = boxed(child);
      else visit(child);
    });
  };
  return visit;
}
