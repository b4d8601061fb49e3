import { cssProperties, tokens } from 'virtual:described';
import { useOf } from '@storybook/addon-docs/blocks';
import css from './guidance-blocks.css?inline';
import type { Guidance } from './table-docs.js';
import { Words } from './words.js';

interface Meta {
  readonly tag: string;
  readonly guidance: Guidance;
}

/** The tag of this docs page, with its guidance. */
function useMeta(): Meta {
  const { preparedMeta } = useOf('meta', ['meta']);
  return { tag: preparedMeta.component.displayName, guidance: preparedMeta.parameters.guidance };
}

function List({ of, kind }: { readonly of: readonly string[]; readonly kind?: 'do' | 'dont' }) {
  return (
    <ul className={kind && `ucp-doc-${kind}`}>
      {of.map((text) => (
        <li key={text}>
          <Words>{text}</Words>
        </li>
      ))}
    </ul>
  );
}

/** When to use the tag, do and don't, and accessibility notes. Without Storybook's own styles, which no class here can reach. */
export function GuidanceBlock() {
  const { use, dos, donts, accessibility } = useMeta().guidance;
  return (
    <div className="sb-unstyled ucp-doc">
      <style>{css}</style>
      <h2>When to use it</h2>
      <List of={use} />
      <div className="ucp-doc-pair">
        <section className="ucp-doc-box">
          <h3>Do</h3>
          <List of={dos} kind="do" />
        </section>
        <section className="ucp-doc-box ucp-doc-box--dont">
          <h3>Don’t</h3>
          <List of={donts} kind="dont" />
        </section>
      </div>
      <h2>Accessibility</h2>
      <List of={accessibility} />
    </div>
  );
}

/** A color as a swatch. The page shows it in the brand of the toolbar. */
function Swatch({ name }: { readonly name: string }) {
  return name.includes('-color') ? <span className="ucp-doc-swatch" style={{ background: `var(${name})` }} aria-hidden="true" /> : null;
}

/** A change of the toolbar renders the page again: an open table stays open. */
let isTableOpen = false;

/** The custom properties that the tag reads, with their values in the brand of the toolbar. */
export function CssPropertiesBlock({ theme }: { readonly theme: string }) {
  const { tag } = useMeta();
  const own = new Map((tokens[theme] ?? []).map(({ name, value }) => [name, value]));
  const properties = cssProperties[tag] ?? [];
  if (properties.length === 0) return null;
  return (
    <div className="sb-unstyled ucp-doc" data-ucp-theme={theme || undefined}>
      <details
        open={isTableOpen}
        onToggle={({ currentTarget }) => {
          isTableOpen = currentTarget.open;
        }}
      >
        <summary>
          <h2>Custom properties ({properties.length})</h2>
        </summary>
        <p>Set one on a page, on a box or on one tag. The values are those of the brand {theme || 'neutral'}.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Value</th>
              <th scope="col">What it changes</th>
            </tr>
          </thead>
          <tbody>
            {properties.map(({ name, description, default: value }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <Swatch name={name} />
                  {value === undefined ? 'none until you set one' : <code>{own.get(name) ?? value}</code>}
                </td>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
