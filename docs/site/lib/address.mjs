/** The path under which the site is served. */
export const base = '/docs';

/** The address of a page. */
export const urlOf = (path, anchor = '') => `${base}/${path === '' ? '' : `${path}/`}${anchor && `#${anchor}`}`;

/** The same in Markdown, where links begin at the root of the site. */
export const linkTo = (path, anchor = '') => `/${path}/${anchor && `#${anchor}`}`;
