/** Runs in the page: every element of this selector, in shadow roots too. */
export function allInPage(selector: string): readonly Element[] {
  const deep = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  return deep(document).filter((one) => one.matches(selector));
}
