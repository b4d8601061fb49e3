import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { contentSecurityPolicy } from '../../demo/service/files/security-headers.js';
import { addSkeletons } from '../../elements/server.js';
import { describe as describeLibrary } from '../../rollup/describe/model.mjs';
import { inProject } from '../../scripts/lib/project.mjs';
import { brands } from '../../src/shared/brands.js';
import { defaultEndpoints } from '../../src/shared/http/endpoints.js';
import { samplePeople } from '../../src/shared/settings/allowed.js';
import { defaultSettings } from '../../src/shared/settings/defaults.js';
import { mergeSettings } from '../../src/shared/settings/merge.js';
import { withBrowser } from '../browser/support/browser.js';
import { demo } from '../browser/support/demo.js';
import { listenTo, watchShifts } from '../browser/support/page.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

/**
 * The plugin in a real WordPress, from its upload to its removal. An administrator uploads it, an author places blocks, and visitors see
 * the page. Then somebody hostile tries more, and the administrator deletes the plugin.
 */

const { newPage } = withBrowser();
const archive = inProject('dist/wordpress/ucp-elements.zip');
const pictures = inProject(process.env.UCP_WORDPRESS_PICTURES ?? '.cache/wordpress-pictures');

let wordpress: WordPress;
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  wordpress = await startWordPress();
}, 120_000);
afterAll(() => wordpress?.stop());
beforeEach(() => demo.reset());

const at = (path: string) => new URL(path, wordpress.url).href;

/** Keeps a picture of the page. With `UCP_WORDPRESS_PICTURES=docs/site/pictures` these become the pictures of the documents. */
async function picture(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(pictures, `wordpress-${name}.webp`));
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
const sessions = new Map<string, Session>();

/** A page of somebody who has signed in on the page of WordPress: once, because that takes long. */
async function signIn(name: 'admin' | 'author' | 'reader', options: BrowserContextOptions = {}): Promise<Page> {
  const session = sessions.get(name);
  const ofSession = session ? { storageState: session } : {};
  // A context of its own, because its pages are not those of the demo.
  const page = await newPage({ locale: 'en-US', viewport: { width: 1280, height: 900 }, ...ofSession, ...options });
  if (session) return page;
  await page.goto(at('/wp-login.php'));
  await page.locator('#user_login').fill(name);
  await page.locator('#user_pass').fill(`${name}-password`);
  await page.locator('#wp-submit').click();
  await page.waitForURL('**/wp-admin/**');
  sessions.set(name, await page.context().storageState());
  return page;
}

const settingsPage = '/wp-admin/options-general.php?page=ucp-elements';
const option = () => wordpress.run<Readonly<Record<string, unknown>>>("return (object) get_option('ucp_elements_settings', array());");

/** A post of the author, as the form of WordPress would store it. */
const postOf = (content: string) =>
  wordpress.run<number>(
    `wp_set_current_user(get_user_by('login', 'author')->ID);
     kses_init();
     return wp_insert_post(array('post_title' => 'A page', 'post_status' => 'publish', 'post_content' => wp_slash($given)));`,
    content,
  );

/** The service sets the cookie of the shopper. A cookie has no port, so the site of WordPress has it too. */
async function beShopper(page: Page): Promise<void> {
  await page.request.get(new URL('/pages/index.html?shopper=member&date=2026-11-20T09:30:00', inject('demoUrl')).href);
}

/** Opens a post as a member of the reference service. */
async function visit(id: number): Promise<Page> {
  const page = await newPage({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  await beShopper(page);
  await page.goto(at(`/?p=${id}`));
  return page;
}

describe('an administrator', () => {
  it('uploads the archive, and sees the page of settings', async () => {
    const page = await signIn('admin');
    await page.goto(at('/wp-admin/plugin-install.php?tab=upload'));
    await page.locator('#pluginzip').setInputFiles(archive);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.getByText('Plugin activated.').waitFor();
    await page
      .getByRole('row', { name: /Shopper profile/ })
      .getByRole('link', { name: 'Settings' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Shopper profile' }).waitFor();
  });

  it('reads what is wrong with an address in the words of the command, and saves the right one', async () => {
    const page = await signIn('admin');
    await page.goto(at(settingsPage));
    await page.getByLabel('Brand', { exact: true }).selectOption('uhc');
    const services = page.getByLabel('Address of your services');
    const content = page.getByLabel('Address of your content');
    await services.fill('services.example.com');
    await content.fill(new URL('/api/assets/uhccp/content-fragments', inject('demoUrl')).href);
    await page
      .getByRole('alert')
      .getByText('apiBase must be an address with its scheme, such as https://services.example.com, or a path that begins with /')
      .waitFor();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect(new URL(page.url()).searchParams.has('settings-updated')).toBe(false);
    await services.fill(inject('demoUrl'));
    await page.getByRole('button', { name: 'Check the services' }).click();
    await page
      .getByRole('status')
      .getByText(/^\d+ calls can be used, 0 cannot\./)
      .waitFor();
    await page.evaluate('scrollTo(0, 0)');
    await picture(page, 'settings');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await option()).toEqual({
      theme: 'uhc',
      apiBase: inject('demoUrl'),
      contentBase: new URL('/api/assets/uhccp/content-fragments', inject('demoUrl')).href,
    });
  });

  it('keeps the setting before, and reads why, where no script checks what is typed', async () => {
    const before = await option();
    const page = await signIn('admin', { javaScriptEnabled: false });
    await page.goto(at(settingsPage));
    await page.getByLabel('Address of your services').fill('services.example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('apiBase must be an address with its scheme, such as https://services.example.com').first().waitFor();
    expect(await option()).toEqual(before);
  });
});

describe('the settings', () => {
  /** Values that somebody may type, for every field. */
  const typed = [
    '',
    '/',
    '/services',
    'https://a.example',
    'HTTP://a.example/b',
    'a.example',
    'https://*.example',
    'javascript:alert(1)',
    'uhc',
    'AARP',
    'x y',
    '0',
    '-1',
    '9',
    '1e3',
    '<script>',
    'é',
  ];

  it('takes and refuses the same as the library, for every field', async () => {
    const results = await wordpress.run<readonly { path: readonly string[]; text: string; value: unknown; isRefused: boolean }[]>(
      `$all = array();
       foreach (UcpElements\\setting_fields() as $field) {
         if (in_array($field['kind'], array('flag', 'record'), true)) continue;
         foreach ($given as $text) {
           try { $all[] = array('path' => $field['path'], 'text' => $text, 'value' => UcpElements\\read_setting($field, UcpElements\\cleaned($text)), 'isRefused' => false); }
           catch (UcpElements\\Refused $refused) { $all[] = array('path' => $field['path'], 'text' => $text, 'value' => null, 'isRefused' => true); }
         }
       }
       return $all;`,
      typed,
    );
    expect(results.length).toBeGreaterThan(typed.length * 40);
    const names = { brands, endpoints: Object.keys(defaultEndpoints) };
    const valueAt = (settings: unknown, path: readonly string[]) =>
      path.reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], settings);
    for (const { path, text, value, isRefused } of results) {
      const fallback = valueAt(defaultSettings, path);
      const given = Array.isArray(fallback) ? (text ? [text] : []) : typeof fallback === 'number' ? Number(text || fallback) : text;
      // An empty field is the default.
      const input = path.toReversed().reduce<unknown>((inner, name) => ({ [name]: inner }), text === '' ? fallback : given);
      const { settings, problems } = mergeSettings(defaultSettings, input, names);
      const what = `${path.join('.')} = ${JSON.stringify(text)}`;
      expect([what, isRefused]).toEqual([what, problems.length > 0]);
      if (!isRefused) expect([what, value]).toEqual([what, valueAt(settings, path)]);
    }
  });

  it('takes records in lines, and names a call that there is not', async () => {
    const read = (path: string, text: string) =>
      wordpress.run<unknown>(
        `try { return UcpElements\\read_setting(UcpElements\\setting_fields()[$given[0]], $given[1]); } catch (UcpElements\\Refused $refused) { return $refused->getMessage(); }`,
        [path, text],
      );
    expect(await read('applicationStatus', '12: Denied\n7: In review: wait')).toEqual({ '12': 'Denied', '7': 'In review: wait' });
    expect(await read('endpoints', 'profile: /p/{uuid}\nsystemDate: https://a.example/date')).toMatch(
      /^The library has no call named systemDate\./,
    );
    expect(await read('endpoints', 'profile: p')).toMatch(/must be an address with its scheme/);
    expect(await read('hosts', 'www.example.com')).toMatch(/takes lines such as name: value/);
  });

  /** Lines that somebody may type, each with the pharmacy that it is. Null if it is refused. */
  const pharmacyLines: readonly (readonly [line: string, pharmacy: Readonly<Record<string, unknown>> | null])[] = [
    ['7 | Valley Drug', { number: '7', name: 'Valley Drug', isMailOrder: false }],
    ['  7|Valley Drug  ', { number: '7', name: 'Valley Drug', isMailOrder: false }],
    ['7 | Valley Drug |', { number: '7', name: 'Valley Drug', isMailOrder: false }],
    ['7 | Valley Drug | | 1 Main St', { number: '7', name: 'Valley Drug', isMailOrder: false, address: '1 Main St' }],
    ['7 | Farmacia Peña | Home Delivery', { number: '7', name: 'Farmacia Peña', isMailOrder: true }],
    ['7 | <b>A</b> | home delivery | <i>', { number: '7', name: '<b>A</b>', isMailOrder: true, address: '<i>' }],
    ['7', null],
    ['7 |', null],
    ['| Valley Drug', null],
    [' | ', null],
    ['7 | Valley Drug | at home', null],
    ['7 | Valley Drug | home delivery | 1 Main St | more', null],
  ];

  it.each(pharmacyLines)('[PHARM-01] takes the line of a pharmacy %j as %j, and shows it as it was typed', async (line, pharmacy) => {
    const { value, again } = await wordpress.run<{ value: unknown; again: unknown }>(
      `$field = UcpElements\\setting_fields()['pharmacies'];
       $read = static function (string $text) use ($field) {
         try { return UcpElements\\read_setting($field, UcpElements\\cleaned($text)); } catch (UcpElements\\Refused $refused) { return $refused->getMessage(); }
       };
       $value = $read("1 | First\\n\\n$given");
       $lines = is_array($value) ? UcpElements\\lines_of($field, $value) : array();
       return array('value' => $value, 'again' => $read(implode("\\n", $lines)));`,
      line,
    );
    if (!pharmacy) {
      expect(value).toBe('pharmacies takes a list of pharmacies, each with a number and a name');
      return;
    }
    expect(value).toEqual([{ number: '1', name: 'First', isMailOrder: false }, pharmacy]);
    expect(again).toEqual(value);
    const { settings, problems } = mergeSettings(defaultSettings, { pharmacies: value }, { brands, endpoints: [] });
    expect([settings.pharmacies, problems]).toEqual([value, []]);
  });

  it('[PHARM-01] says at once which line of a pharmacy is none, and keeps what is right', async () => {
    const page = await signIn('admin');
    await page.goto(at(settingsPage));
    await page.getByText('What shoppers see', { exact: true }).click();
    const field = page.getByLabel('pharmacies', { exact: true });
    await field.fill('Valley Drug');
    await field.blur();
    await page.getByRole('alert').getByText('pharmacies takes a list of pharmacies, each with a number and a name').waitFor();
    await field.fill('7 | Valley Drug\n8 | Home | home delivery');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect((await option()).pharmacies).toEqual([
      { number: '7', name: 'Valley Drug', isMailOrder: false },
      { number: '8', name: 'Home', isMailOrder: true },
    ]);
    await page.getByText('What shoppers see', { exact: true }).click();
    expect(await field.inputValue()).toBe('7 | Valley Drug\n8 | Home | home delivery');
    await field.fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await option()).not.toHaveProperty('pharmacies');
  });
});

/** Adds a block by the inserter of the editor, as somebody does who looks for it. */
async function insert(page: Page, title: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle block inserter' });
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('option', { name: title, exact: true }).click();
}

/** Shows the settings of the chosen block beside the page. */
async function openSettings(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: 'Settings', exact: true }).first();
  if ((await settings.getAttribute('aria-pressed')) !== 'true') await settings.click();
}

const frameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title} with sample data"]`);

let published = '';

describe('an author', () => {
  it('has a block for each tag, with its attributes as controls of a closed set', async () => {
    const page = await signIn('author');
    await page.goto(at('/wp-admin/post-new.php'));
    await page.waitForFunction('window.wp?.blocks?.getBlockType("ucp/saved-plans")');
    const blocks = (await page.evaluate(`
      wp.blocks.getBlockTypes().filter(({ name }) => name.startsWith('ucp/')).map(({ name, attributes }) => {
        const block = wp.blocks.createBlock(name, {});
        return { name, attributes: Object.keys(attributes), isValid: wp.blocks.parse(wp.blocks.serialize([block]))[0].isValid };
      })`)) as readonly { name: string; attributes: readonly string[]; isValid: boolean }[];
    const tags = (await describeLibrary()).tags.filter(({ tag }) => tag !== 'ucp-settings');
    expect(blocks.map(({ name }) => name).toSorted()).toEqual(tags.map(({ entry }) => `ucp/${entry}`).toSorted());
    expect(blocks.filter(({ isValid }) => !isValid)).toEqual([]);
    for (const { entry, attributes } of tags) {
      const block = blocks.find(({ name }) => name === `ucp/${entry}`);
      expect(block?.attributes).toEqual(expect.arrayContaining(attributes.map(({ property }) => property)));
    }
  });

  it('places saved plans with a year toggle, the cost chart and help, sees samples, and publishes', async () => {
    const page = await signIn('author');
    const { errors } = listenTo(page);
    await page.goto(at('/wp-admin/post-new.php'));
    await page.getByRole('textbox', { name: 'Add title' }).fill('Your plans for next year');
    await insert(page, 'Saved plans');
    await frameOf(page, 'Saved plans').getByText('Sample plan A (HMO)').first().waitFor();
    await page.getByRole('button', { name: 'Toggle block inserter' }).click();
    // Another block inside of the first takes its place by itself.
    await page.evaluate(`(() => {
      const { select, dispatch } = wp.data;
      const [first] = select('core/block-editor').getBlocks();
      dispatch('core/block-editor').insertBlock(wp.blocks.createBlock('ucp/year-toggle'), 0, first.clientId);
      dispatch('core/block-editor').selectBlock(first.clientId);
    })()`);
    await frameOf(page, 'Year toggle').getByText('2027').first().waitFor();
    await expect
      .poll(() => page.evaluate("wp.data.select('core/block-editor').getBlocks()[0].innerBlocks[0].attributes.slot"))
      .toBe('toggle');
    await openSettings(page);
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('aarp');
    const people = await page
      .getByLabel('Show it for')
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect([people.toSorted(), await wordpress.run('$all = UcpElements\\PEOPLE; sort($all); return $all;', null)]).toEqual([
      [...samplePeople].toSorted(),
      [...samplePeople].toSorted(),
    ]);
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Your shortlist');
    await frameOf(page, 'Saved plans').getByRole('heading', { name: 'Your shortlist' }).waitFor();
    await page.evaluate("document.querySelector('.interface-interface-skeleton__content').scrollTop = 0");
    await picture(page, 'editor');
    await insert(page, 'Need help');
    await insert(page, 'Disclosures');
    await page.getByRole('button', { name: 'Toggle block inserter' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
    const link = page.getByLabel('Editor publish').getByRole('link', { name: 'View Post' });
    published = (await link.getAttribute('href')) ?? '';
    expect(published).toContain(wordpress.url);
    expect(errors.filter((one) => /ucp/i.test(one))).toEqual([]);
  });

  it('chooses a picture as the logo of the top bar, by keys alone, and a visitor sees it there', async () => {
    await wordpress.run(
      `$file = wp_upload_bits('brand.png', null, base64_decode($given));
       $id = wp_insert_attachment(array('post_mime_type' => 'image/png', 'post_title' => 'brand', 'post_status' => 'inherit', 'post_author' => get_user_by('login', 'author')->ID), $file['file']);
       update_post_meta($id, '_wp_attachment_image_alt', 'The "brand" & co');
       return $id;`,
      (
        await sharp({ create: { width: 240, height: 64, channels: 3, background: '#663399' } })
          .png()
          .toBuffer()
      ).toString('base64'),
    );
    const page = await signIn('author');
    await page.goto(at('/wp-admin/post-new.php'));
    await page.getByRole('textbox', { name: 'Add title' }).fill('With a logo');
    await insert(page, 'Top bar');
    await page.getByRole('button', { name: 'Toggle block inserter' }).click();
    const bar = frameOf(page, 'Top bar').locator('ucp-top-bar');
    await bar.locator('a, button').first().waitFor();
    // The slot is for a picture: no other block is offered for it.
    expect(await page.getByText('Inside Top bar').count()).toBe(0);
    await openSettings(page);
    await page.getByRole('button', { name: 'Choose a logo' }).press('Enter');
    const library = page.getByRole('dialog', { name: 'Select or Upload Media' });
    await library.getByRole('tab', { name: 'Media Library' }).click();
    await library.getByRole('checkbox', { name: 'brand' }).press('Enter');
    await library.getByRole('button', { name: 'Select', exact: true }).press('Enter');
    await bar.locator('img[slot=logo]').waitFor({ state: 'attached' });
    // The bar shows its logo at 720 px and more.
    await page.evaluate(`(() => {
      const { select, dispatch } = wp.data;
      const [{ clientId }] = select('core/block-editor').getBlocks();
      dispatch('core/block-editor').updateBlockAttributes(clientId, { align: 'wide' });
    })()`);
    await page.getByRole('button', { name: 'Replace the logo' }).waitFor();
    await picture(page, 'editor-logo');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
    const link = page.getByLabel('Editor publish').getByRole('link', { name: 'View Post' });
    const visitor = await newPage({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
    await beShopper(visitor);
    await visitor.goto((await link.getAttribute('href')) ?? '');
    const image = visitor.locator('ucp-top-bar > img[slot=logo]');
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(120);
    expect(await image.getAttribute('alt')).toBe('The "brand" & co');
    await picture(visitor, 'page-logo');
    await page.reload();
    await page.locator('[data-type="ucp/top-bar"]').waitFor();
    expect(await page.evaluate("wp.data.select('core/block-editor').getBlocks().map(({ isValid }) => isValid)")).toEqual([true]);
  });

  it('keeps typing in the title while a popup opens in its preview', async () => {
    const page = await signIn('author');
    await page.goto(at('/wp-admin/post-new.php'));
    const title = page.getByRole('textbox', { name: 'Add title' });
    await title.click();
    await page.evaluate("wp.data.dispatch('core/block-editor').insertBlock(wp.blocks.createBlock('ucp/zip-popup'), 0, undefined, false)");
    await frameOf(page, 'ZIP popup').getByRole('heading', { name: 'Enter your ZIP code' }).waitFor();
    await expect.poll(() => title.evaluate((own) => own === document.activeElement)).toBe(true);
    await page.keyboard.type('Where you live');
    expect(await title.textContent()).toBe('Where you live');
  });
});

describe('a visitor', () => {
  it('[LOAD-04] sees the blocks with data of the services, and nothing moves', async () => {
    const page = await newPage({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
    const shifts = await watchShifts(page);
    const { errors } = listenTo(page);
    await beShopper(page);
    await page.goto(published);
    await page.locator('ucp-saved-plans .plan-card').nth(3).waitFor();
    await page.getByRole('heading', { name: 'Your shortlist' }).waitFor();
    await page.locator('ucp-saved-plans > ucp-year-toggle').getByText('2027').first().waitFor();
    expect(await page.locator('ucp-saved-plans').getAttribute('theme')).toBe('aarp');
    expect(await shifts()).toBeLessThan(0.02);
    expect(errors).toEqual([]);
    await picture(page, 'page');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'page-phone');
  });

  it('gets one script line with integrity, the skeletons in the HTML, and no inline script that runs', async () => {
    const html = await (await fetch(published)).text();
    const scripts = [...html.matchAll(/<script[^>]*ucp-elements[^>]*>/g)].map(([line]) => line);
    expect(scripts).toEqual([
      expect.stringMatching(
        /^<script type="module" src="[^"?]+\/cdn\/[\d.]+\/autoload\.js" integrity="sha384-[\w+/=]+" crossorigin="anonymous">$/,
      ),
    ]);
    expect(html.indexOf(scripts[0] ?? '')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toMatch(/<ucp-saved-plans heading="Your shortlist" theme="aarp"><template shadowrootmode="open"><link /);
    expect(html.match(/<ucp-settings><script type="application\/json">/g)).toHaveLength(1);
    const [own = ''] = /<ucp-saved-plans[\s\S]*<\/ucp-disclosures>/.exec(html) ?? [];
    expect(own).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  it('sees the tags under a strict content policy', async () => {
    const html = await (await fetch(published)).text();
    // The theme of WordPress has inline styles of its own. So the page has the lines and the tags of the plugin alone.
    const lines = [...html.matchAll(/<(?:link|script)[^>]*\/ucp-elements\/[^>]*>(?:<\/script>)?/g)].map(([line]) => line);
    const head = lines.filter((line) => !line.includes('data-ucp-skeleton')).join('');
    const [tags = ''] = /<ucp-saved-plans[\s\S]*<\/ucp-disclosures>/.exec(html) ?? [];
    const [settings = ''] = /<ucp-settings>.*?<\/ucp-settings>/.exec(html) ?? [];
    const policy = `${contentSecurityPolicy}; connect-src 'self' ${inject('demoUrl')}`;
    writeFileSync(
      join(wordpress.folder, 'strict.php'),
      `<?php header("Content-Security-Policy: ${policy}"); ?><!doctype html><html lang="en"><head><title>Strict</title>${head}</head><body>${tags}${settings}</body></html>`,
    );
    const page = await newPage({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
    const { errors } = listenTo(page);
    await beShopper(page);
    await page.goto(at('/strict.php'));
    await page.locator('ucp-saved-plans .plan-card').nth(3).waitFor();
    expect(errors.filter((one) => !one.includes('favicon'))).toEqual([]);
  });

  it('loads none of the files on a page without a tag', async () => {
    const html = await (await fetch(at('/?p=1'))).text();
    expect(html).toContain('Hello world!');
    expect(html).not.toContain('ucp-');
  });

  it('sees tags of the classic editor: shortcodes and HTML, in English and in Spanish', async () => {
    const id = await postOf(
      '[ucp-saved-plans no-heading lang="es"][ucp-year-toggle slot="toggle"][/ucp-saved-plans]\n\n<ucp-need-help compact></ucp-need-help>\n\n[ucp-faq colour="red"]',
    );
    const html = await (await fetch(at(`/?p=${id}`))).text();
    expect(html).toContain('<ucp-saved-plans no-heading="" lang="es"><template shadowrootmode="open">');
    expect(html).toMatch(/Cargando sus planes[\s\S]*<ucp-year-toggle slot="toggle"><template shadowrootmode="open">[\s\S]*Cargando/);
    expect(html).not.toMatch(/<p>\s*<ucp-need-help/);
    expect(html).not.toContain('colour');
    const page = await visit(id);
    await page.locator('ucp-saved-plans .plan-card').nth(1).waitFor();
    expect(await page.locator('ucp-saved-plans').getByRole('heading').first().textContent()).toBeTruthy();
    await page.locator('ucp-need-help').getByText('1-800-').first().waitFor();
  });

  it('reads no words of a skeleton in an excerpt', async () => {
    const id = await postOf('<p>About your plans.</p><ucp-saved-plans></ucp-saved-plans>');
    expect(await wordpress.run<string>('return get_the_excerpt($given);', id)).toBe('About your plans.');
  });

  it('has the plain tags in a feed', async () => {
    const feed = await (await fetch(at('/?feed=rss2'))).text();
    expect(feed).toContain('<ucp-saved-plans');
    expect(feed).not.toContain('shadowrootmode');
  });
});

describe('the skeletons', () => {
  it('[LOAD-04] are those of the library, for every tag with each of its attributes and slots', async () => {
    const { tags } = await describeLibrary();
    const values = ({ kind, words, name }: { kind: string; words: readonly string[]; name: string }) =>
      kind === 'flag'
        ? ['']
        : words.length > 0
          ? [...words, words.toReversed().join(' ')]
          : name === 'application-id'
            ? ['H0609044000-2027']
            : ['', ' ', 'A <b> & "c" %heading%'];
    const contents = ({ slots }: { slots: readonly { name: string }[] }) => [
      '',
      ' ',
      'Words',
      '<p>An <b>end</b>',
      ...slots.map(({ name }) => `<br><div slot="${name}"><ucp-year-toggle slot=toggle></ucp-year-toggle></div>`),
      slots.map(({ name }) => `<ucp-view slot='${name}'></ucp-view>`).join(''),
    ];
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const all = tags
      .filter(({ tag }) => tag !== 'ucp-settings')
      .flatMap((one) => {
        const starts = [
          '',
          ...one.attributes.flatMap((each) => values(each).map((value) => ` ${each.name}="${escaped(value)}"`)),
          ' slot="toggle"',
        ];
        return starts.flatMap((start) =>
          contents(one).map((content) => `<div lang="es-MX"><p>Hi</div><${one.tag}${start}>${content}</${one.tag}>`),
        );
      });
    const painted = await wordpress.run<readonly string[]>('return array_map("UcpElements\\\\with_skeletons", $given);', all);
    const stylesheet = await wordpress.run<string>('return UcpElements\\library_url("skeletons");');
    expect(all.length).toBeGreaterThan(400);
    const differ = all.filter((html, index) => plain(painted[index] ?? '') !== plain(addSkeletons(html, { lang: 'en', stylesheet })));
    expect(differ).toEqual([]);
  });

  /** References to characters are written in more than one way. */
  const plain = (html: string) =>
    html.replace(/<template.*?<\/template>/gs, (text) =>
      text
        .replace(/&(?:#34|quot);/g, '"')
        .replace(/&(?:#39|#039);/g, "'")
        .replace(/&(?:#38|amp);/g, '&')
        .replace(/&(?:#60|lt);/g, '<')
        .replace(/&(?:#62|gt);/g, '>'),
    );
});

describe('a hostile author', () => {
  const attack = "window.attacked = true; alert('attacked')";

  it('gets no address of a script, and no markup, through the logo of a block', async () => {
    const logo = (url: string, alt = '') => `<!-- wp:ucp/top-bar ${JSON.stringify({ logo: { url, alt } }).replaceAll('<', '\\u003c')} /-->`;
    const id = await postOf(
      [logo('javascript:alert(1)'), logo('https://example.com/a.png"onload="alert(1)', '"><script>alert(1)</script>')].join('\n'),
    );
    const page = await visit(id);
    const images = await page.locator('ucp-top-bar > img').evaluateAll((all) => all.map((one) => one.getAttributeNames()));
    // WordPress itself adds `decoding`.
    expect(images).toEqual([['decoding', 'slot', 'src', 'alt']]);
    expect(await page.locator('ucp-top-bar script').count()).toBe(0);
  });

  it('gets no script, no other tag and no settings through', async () => {
    const id = await postOf(
      [
        `<ucp-plan-card plan-id="H0321002000" onclick="${attack}" onload="${attack}" style="position:fixed"><script>${attack}</script></ucp-plan-card>`,
        `<ucp-saved-plans heading="&quot;&gt;&lt;img src=x onerror=${attack}&gt;" no-heading></ucp-saved-plans>`,
        '<ucp-settings api-base="https://evil.example"><script type="application/json">{"apiBase":"https://evil.example"}</script></ucp-settings>',
        `<other-tag onclick="${attack}">Other</other-tag><svg onload="${attack}"></svg>`,
        '<ucp-faq><template shadowrootmode="open"><p>Mine</p></template></ucp-faq>',
        `[ucp-need-help lang='"><script>${attack}</script>' onclick="${attack}"]`,
        '[ucp-settings api-base="https://evil.example"]',
        `<!-- wp:ucp/saved-plans {"heading":"\\u003cimg src=x onerror=alert(1)\\u003e","theme":"x\\" onclick=\\"alert(1)","lang":"\\u0022 onmouseover=\\u0022alert(1)"} /-->`,
        '<!-- wp:ucp/settings {"apiBase":"https://evil.example"} /-->',
      ].join('\n'),
    );
    const html = await (await fetch(at(`/?p=${id}`))).text();
    const body = html.slice(html.indexOf('<ucp-plan-card'), html.indexOf('wp-block-template-part', html.indexOf('<ucp-plan-card')));
    expect(body).toContain('plan-id="H0321002000"');
    expect(body).not.toMatch(/<script|<other-tag|<svg|<img|<template[^>]*><p>/i);
    const page = await visit(id);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const attributes = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const all = [...parsed.querySelectorAll('.wp-block-post-content *')];
      return [...new Set(all.flatMap((one) => one.getAttributeNames()))].toSorted();
    }, html);
    expect(attributes).toEqual(['heading', 'lang', 'no-heading', 'plan-id', 'shadowrootmode']);
    await page.locator('ucp-plan-card').getByRole('article').waitFor();
    expect(await page.evaluate('window.attacked')).toBeUndefined();
    expect(dialogs).toEqual([]);
    // The one of the plugin. What is left of the others is text.
    expect(await page.locator('ucp-settings').count()).toBe(1);
    expect(await page.locator('ucp-settings').innerHTML()).not.toContain('evil');
  });

  it('keeps the tags with exactly their attributes', async () => {
    const { tags } = await describeLibrary();
    const written = tags.map(
      ({ tag, attributes }) =>
        `<${tag}${attributes.map(({ name, words }) => ` ${name}="${words[0] ?? 'x'}"`).join('')} slot="s" id="i" class="c" style="color: red" title="t" onclick="o()" data-x="d" plan="p"></${tag}>`,
    );
    const kept = tags.map(({ tag, attributes }) =>
      tag === 'ucp-settings'
        ? ''
        : `<${tag}${attributes.map(({ name, words }) => ` ${name}="${words[0] ?? 'x'}"`).join('')} slot="s"></${tag}>`,
    );
    expect(await wordpress.run<readonly string[]>('return array_map("wp_kses_post", $given);', written)).toEqual(kept);
  });

  it('cannot save settings: not without a nonce, and not without the right to manage options', async () => {
    const before = await option();
    const form = { option_page: 'ucp-elements', action: 'update', 'ucp_elements_settings[apiBase]': 'https://evil.example' };
    const admin = await signIn('admin');
    const answer = await admin.request.post(at('/wp-admin/options.php'), { form });
    expect(answer.status()).toBe(403);
    await admin.goto(at(settingsPage));
    const nonce = await admin.locator('#_wpnonce').inputValue();
    const author = await signIn('author');
    for (const own of [{}, { _wpnonce: nonce }]) {
      expect((await author.request.post(at('/wp-admin/options.php'), { form: { ...form, ...own } })).status()).toBe(403);
    }
    expect((await author.goto(at(settingsPage)))?.status()).toBe(403);
    expect(await option()).toEqual(before);
  });

  it('gets no preview without the right to write posts, or of a tag that there is not', async () => {
    const preview = at('/wp-admin/admin-ajax.php?action=ucp_elements_preview&tag=ucp-faq');
    expect(await (await fetch(preview)).text()).toBe('0');
    const author = await signIn('author');
    const get = async (url: string) => {
      const answer = await author.request.get(url);
      return { status: answer.status(), text: await answer.text() };
    };
    expect((await get(preview)).text).toContain('<ucp-faq></ucp-faq>');
    const reader = await signIn('reader');
    expect((await reader.request.get(preview)).status()).toBe(404);
    for (const tag of ['ucp-settings', 'script', '"><script>alert(1)</script>', '']) {
      const { status, text } = await get(at(`/wp-admin/admin-ajax.php?action=ucp_elements_preview&tag=${encodeURIComponent(tag)}`));
      expect([status, text.includes('<script')]).toEqual([404, false]);
    }
    expect((await get(`${preview}&person="><script>alert(1)</script>`)).text).not.toContain('alert');
  });
});

describe('in Spanish', () => {
  it('the blocks, their controls and the page of settings are in Spanish', async () => {
    await wordpress.run("update_user_meta(1, 'locale', 'es_MX'); return true;");
    const page = await signIn('admin');
    await page.goto(at('/wp-admin/post-new.php'));
    await page.waitForFunction('window.wp?.blocks?.getBlockType("ucp/saved-plans")');
    expect(await page.evaluate('wp.blocks.getBlockType("ucp/saved-plans").title')).toBe('Planes guardados');
    expect(await page.evaluate("wp.i18n.__('Show it for', 'ucp-elements')")).toBe('Mostrar para');
    await page.goto(at(settingsPage));
    await page.getByLabel('Dirección de sus servicios').fill('services.example.com');
    await page.getByLabel('Dirección de su contenido').focus();
    await page.getByRole('alert').getByText('apiBase debe ser una dirección con su esquema').waitFor();
    await picture(page, 'settings-es');
    await wordpress.run("delete_user_meta(1, 'locale'); return true;");
  });
});

describe('at the end', () => {
  it('WordPress has logged nothing about the plugin', async () => {
    const log = await wordpress.run<string>('return (string) @file_get_contents(WP_DEBUG_LOG);');
    expect(log.split('\n').filter((line) => line.includes('ucp-elements'))).toEqual([]);
  });

  it('deleting the plugin leaves nothing of it', async () => {
    const page = await signIn('admin');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(at('/wp-admin/plugins.php'));
    const row = page.getByRole('row', { name: /Shopper profile/ });
    await row.getByRole('link', { name: 'Deactivate' }).click();
    await row.getByRole('link', { name: 'Delete' }).click();
    await page.getByText(/successfully deleted/).waitFor();
    const rows = await wordpress.run<readonly string[]>(
      `global $wpdb;
       $found = array_merge(
         $wpdb->get_col("select option_name from {$wpdb->options} where option_name like '%ucp%' or option_value like '%ucp-elements%'"),
         $wpdb->get_col("select meta_key from {$wpdb->usermeta} where meta_key like '%ucp%'"));
       return array_values(array_diff($found, array('active_plugins', 'recently_activated', 'cron', 'uninstall_plugins')));`,
    );
    expect(rows).toEqual([]);
    expect(await wordpress.run<boolean>("return is_dir(WP_PLUGIN_DIR . '/ucp-elements');")).toBe(false);
  });
});
