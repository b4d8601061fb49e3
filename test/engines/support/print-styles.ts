/**
 * Runs in the page: gives the screen the styles of paper, because the drivers of both engines cannot emulate print media. Sheets of the
 * breaks of pages are not part of it.
 */
export function applyPrintStyles(): void {
  const seen = new Set<CSSStyleSheet>();

  function turn(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        if (/\bprint\b/.test(mediaText)) rule.media.mediaText = mediaText.replaceAll(/\bprint\b/g, 'screen');
        else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all';
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
    }
  }

  function turnAll(root: Document | ShadowRoot): void {
    for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
      if (!seen.has(sheet)) turn(sheet.cssRules);
      seen.add(sheet);
    }
    for (const one of root.querySelectorAll('*')) if (one.shadowRoot) turnAll(one.shadowRoot);
  }

  turnAll(document);
}
