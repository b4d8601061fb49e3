import { base } from './address.mjs';

/** The form of the snippet page. src/snippet/page.ts fills it. Without an empty line, because Markdown would end the HTML there. */
export const snippetMarkup = `
<snippet-page class="not-content">
<form id="choices">
<h2 id="tags-to-choose">1. Choose the tags</h2>
<div class="snippet__choices">
<fieldset>
<legend>Parts of the page</legend>
<div id="tags"></div>
</fieldset>
<fieldset>
<legend>Popups</legend>
<p class="snippet__hint">A popup shows nothing until it is opened. The library adds the popups that its tags need. Choose one only to open it from your own page, with <code>open</code> or <code>show()</code>.</p>
<div id="popups"></div>
</fieldset>
</div>
<h2 id="build-and-look">2. Choose the build and the look</h2>
<div class="snippet__choices">
<fieldset>
<legend>Build</legend>
<div>
<label><input name="flavour" type="radio" value="cdn" checked> <span>React, <span data-bytes="cdn">…</span></span></label>
<label><input name="flavour" type="radio" value="cdn-preact"> <span>preact, <span data-bytes="cdn-preact">…</span></span></label>
</div>
<p class="snippet__hint">What a page loads for the chosen tags, compressed with brotli. 1&nbsp;KB is 1,000 bytes. The tags are the same in both.</p>
</fieldset>
<label>Where the files are <input name="base" type="url" required></label>
<label>Where the services are <input name="api" type="url" placeholder="the page’s own address"></label>
<label>Where the content fragments are <input name="content" type="url" placeholder="the page’s own address"></label>
<label>Brand site <select name="site"><option value="">uhc (the default)</option><option>aarp</option><option>UHCCP</option></select></label>
<label>Look <select name="theme"><option value="">neutral</option></select></label>
<label><input name="reserve" type="checkbox" checked> Keep room for the tags, so that nothing jumps</label>
<label><input name="integrity" type="checkbox" checked> Let the browser check the files</label>
<label><input name="chunks" type="checkbox"> Check also what loads later (an inline import map: your content policy must allow it)</label>
<label><input name="preload" type="checkbox" checked> Fetch what the chosen tags need at once</label>
</div>
<h2 id="preview">3. Preview</h2>
<div class="snippet__choices">
<label>Shown to <select name="shopper"></select></label>
</div>
</form>
<iframe id="shown" class="snippet__frame" title="Preview of the chosen tags" data-source="${base}/snippet-preview/"></iframe>
<p class="snippet__hint">The preview has invented people. Your own addresses above do not change it.</p>
<h2 id="copy">4. Copy</h2>
<h3 id="the-head">In the head, once</h3>
<pre class="snippet__code" tabindex="0"><code id="head"></code></pre>
<p class="snippet__copy"><button type="button" data-copy="head">Copy the head</button> <span role="status"></span></p>
<h3 id="the-settings">At the start of the body, once</h3>
<pre class="snippet__code" tabindex="0"><code id="settings"></code></pre>
<p class="snippet__copy"><button type="button" data-copy="settings">Copy the settings</button> <span role="status"></span></p>
<h3 id="the-tags">Where you want them</h3>
<pre class="snippet__code" tabindex="0"><code id="body"></code></pre>
<p class="snippet__copy"><button type="button" data-copy="body">Copy the tags</button> <span role="status"></span></p>
<h2 id="try">Or try them in a file</h2>
<p class="snippet__hint">Save a whole page, and open the file in a browser. It shows sample data and the author’s panel, and needs no web server. It loads the library from the address above. Shoppers must never get it: it has <code>preview</code>.</p>
<p class="snippet__copy"><a id="save" download="my-plans.html" href="#try">Save a page to try</a></p>
</snippet-page>
`.trim();
