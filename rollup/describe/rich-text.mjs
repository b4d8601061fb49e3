/** Attributes of any element that an author may need on a tag, beside the tag's own. */
const general = ['id', 'class', 'slot', 'hidden'];

const attributesOf = ({ attributes }) => [...attributes.map(({ name }) => name), ...general];

/**
 * What a rich-text editor is told so that it keeps the tags with their attributes, and still drops what it does not know. For
 * TinyMCE: spread it into `tinymce.init({ … })`.
 */
export function tinymceOptions({ tags }) {
  return {
    custom_elements: tags.map(({ tag }) => tag).join(','),
    extended_valid_elements: tags.map((one) => `${one.tag}[${attributesOf(one).join('|')}]`).join(','),
  };
}

/**
 * The same for CKEditor 5 with the plugin GeneralHtmlSupport. The editor allows custom elements all or none; what a rule of its
 * own does not name is kept without attributes.
 */
export function ckeditorOptions({ tags }) {
  const own = tags.map((one) => ({ name: one.tag, attributes: attributesOf(one), classes: true }));
  return { htmlSupport: { allow: [{ name: '$customElement' }, ...own] } };
}

/** Types of what `ckeditorOptions` gives: in JSON `true` is any boolean to a compiler, and the editor's own types take `true` alone. */
export const ckeditorTypes = `declare const options: {
  htmlSupport: { allow: { name: string; attributes?: string[]; classes?: true }[] };
};
export default options;
`;
