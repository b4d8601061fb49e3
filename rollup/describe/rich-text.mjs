/** @typedef {Pick<import('./model.mjs').Description, 'tags'>} Tags */

/** Global attributes that an author may need on a tag, beside the tag's own. */
const general = ['id', 'class', 'slot', 'hidden'];

/** @param {Tags['tags'][number]} tag */
const attributesOf = ({ attributes }) => [...attributes.map(({ name }) => name), ...general];

/**
 * Options for TinyMCE that keep the tags with their attributes, and still drop unknown ones. Spread them into
 * `tinymce.init({ … })`.
 *
 * @param {Tags} library
 */
export function tinymceOptions({ tags }) {
  return {
    custom_elements: tags.map(({ tag }) => tag).join(','),
    extended_valid_elements: tags.map((one) => `${one.tag}[${attributesOf(one).join('|')}]`).join(','),
  };
}

/**
 * The same for CKEditor 5 with the plugin GeneralHtmlSupport. The editor allows all custom elements or none. It keeps
 * an element without a rule, but drops its attributes.
 *
 * @param {Tags} library
 */
export function ckeditorOptions({ tags }) {
  const own = tags.map((one) => ({ name: one.tag, attributes: attributesOf(one), classes: true }));
  return { htmlSupport: { allow: [{ name: '$customElement' }, ...own] } };
}

/**
 * The types of `ckeditorOptions`. A compiler reads `true` in JSON as any boolean, but the editor's types accept only
 * `true`.
 */
export const ckeditorTypes = `declare const options: {
  htmlSupport: { allow: { name: string; attributes?: string[]; classes?: true }[] };
};
export default options;
`;
