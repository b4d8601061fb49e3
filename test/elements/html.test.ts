import { describe, expect, it } from 'vitest';
import { readMarkup } from '../../src/features/content/html.js';

const a = (href: string | null, ...children: readonly unknown[]) => ({ tag: 'a', href, children });
const e = (tag: string, ...children: readonly unknown[]) => ({ tag, href: null, children });

describe('markup of the content', () => {
  it('[FAQ-03] brings emphasis, links, paragraphs and lists', () => {
    expect(
      readMarkup('<p>Open <strong>Add</strong> or <a href="{drugsLink}">the <em>tool</em></a>.</p><ul><li>one</li></ul>a<br>b'),
    ).toEqual([
      e('p', 'Open ', e('strong', 'Add'), ' or ', a('{drugsLink}', 'the ', e('em', 'tool')), '.'),
      e('ul', e('li', 'one')),
      'a',
      e('br'),
      'b',
    ]);
  });

  it.each(['i', 'ol', 'sup'])('[FAQ-03] brings the element %s', (tag) => {
    expect(readMarkup(`<${tag}>10</${tag}>`)).toEqual([e(tag, '10')]);
  });

  it('[FAQ-03] takes an address of a link alone', () => {
    expect(readMarkup('<p href="https://example.com/">one <b href="/two">two</b></p>')).toEqual([e('p', 'one ', e('b', 'two'))]);
  });

  it('[FAQ-03] keeps words with signs of markup as words', () => {
    expect(readMarkup('2 &lt; 3 &amp; <b>4</b>')).toEqual(['2 < 3 & ', e('b', '4')]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><circle/></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{display:none}</style>',
    '<form action="/steal"><input name=a></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<template><img src=x onerror=alert(1)></template>',
    '<ucp-settings site-id="aarp"></ucp-settings>',
    '<b onclick="alert(1)" style="color:red" class="x" id="ucp-note-10" slot="top" data-x="1" aria-label="x">bold</b>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('[FAQ-03] leaves nothing that runs, loads or names: %s', (markup) => {
    const read = JSON.stringify(readMarkup(`before ${markup} after`));
    expect(read).not.toMatch(/script|onerror|onload|onclick|style|iframe|svg|form|input|ucp-|class|slot|data[-:]|aria|"id"/i);
    expect(read).toContain('before');
    const tags = [...read.matchAll(/"tag":"(\w+)"/g)].map(([, tag]) => tag);
    expect(tags.every((tag) => ['a', 'b', 'p'].includes(tag ?? ''))).toBe(true);
  });

  it('[FAQ-03] reads a text that is nested without end, and loses no word of one that is nested often', () => {
    const read = JSON.stringify(readMarkup(`${'<b>'.repeat(5000)}deep${'</b>'.repeat(5000)}`) ?? []);
    expect(read.match(/"tag"/g)?.length ?? 0).toBeLessThan(50);
    expect(JSON.stringify(readMarkup(`${'<b>'.repeat(50)}deep${'</b>'.repeat(50)}`))).toContain('deep');
  });

  it('[FAQ-03] is nothing when nothing is left', () => {
    expect(readMarkup('<script>alert(1)</script>')).toBeUndefined();
  });
});
