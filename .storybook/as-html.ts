interface Shown {
  readonly component?: unknown;
  readonly args: Readonly<Record<string, unknown>>;
}

function attributesOf(args: Shown['args']): string {
  const written = Object.entries(args).map(([name, value]) => {
    if (value === true || value === '') return ` ${name}`;
    return typeof value === 'string' || typeof value === 'number' ? ` ${name}="${value}"` : '';
  });
  return written.join('');
}

/** The content of a story's tag as HTML. React's shorthand for an empty tag would stay open there. */
function contentOf(code: string): string {
  const [, content = ''] = /^<[^>]*[^/]>([\s\S]*)<\/[^<]*$/.exec(code) ?? [];
  return content.replace(/<([\w-]+)([^>]*?)\s*\/>/g, '<$1$2></$1>');
}

/** A story as an author writes it. Storybook has its code as React, or as an object until it is rendered. A page has no tag. */
export function asHtml(code: string, { component, args }: Shown): string {
  if (!component) return code;
  const { displayName: tag } = component as { readonly displayName: string };
  return `<${tag}${attributesOf(args)}>${contentOf(code)}</${tag}>`;
}
