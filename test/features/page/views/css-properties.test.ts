import { describe, expect, it } from 'vitest';
import { tables } from '../../../../elements/index.js';
import { cssPropertiesOf } from '../../../../scripts/lib/tokens/css-properties.mjs';

/** The manifest names the custom properties of each tag from its sources; here the tag's own stylesheets say which they are. */

const readIn = (css: string) => [...css.matchAll(/var\(\s*(--ucp-[a-z0-9-]+)/g)].map(([, name = '']) => name);

describe.each(tables.map((table) => [table.tag, table] as const))('<%s>', (_, table) => {
  it('has every custom property that its styles read among its cssProperties', async () => {
    const { component } = await table.load();
    const named = cssPropertiesOf(table).map(({ name }) => name);
    expect(readIn(component.styles.join('\n')).filter((name) => !named.includes(name))).toEqual([]);
    expect(named).toEqual([...new Set(named)]);
  });
});
