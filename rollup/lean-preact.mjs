import { relative, sep } from 'node:path';
import { askedBeside } from './asked-of.mjs';
import { cutText } from './cut-text.mjs';
import { kept, neverWritten } from './lean-preact/absent.mjs';
import { cuts } from './lean-preact/cuts.mjs';
import { shortened } from './lean-preact/shortened.mjs';
import { preactFolder } from './preact.mjs';

/**
 * preact with the parts that the library never calls left out: hydration, Suspense, portals, old lifecycles, markup and more
 * (`lean-preact/cuts.mjs`), and with short names for what is private to it. A module that asks for one of them fails the build, and so
 * does a preact that has changed where something was left out.
 */
export function leanPreact() {
  const met = new Set();
  let isPreact = false;
  return {
    name: 'lean-preact',
    buildStart() {
      met.clear();
      isPreact = false;
    },
    transform(code, id) {
      const file = relative(preactFolder, id).split(sep).join('/');
      isPreact ||= !file.startsWith('..');
      if (Object.hasOwn(cuts, file)) {
        met.add(file);
        const fail = (from) => this.error(`${file} of preact no longer holds, once, what is left out of it: ${from}`);
        return { code: cutText(code, cuts[file], fail), map: { mappings: '' } };
      }
      if (/[\\/]node_modules[\\/]/.test(id) || id.startsWith('\0')) return null;
      const asked = askedBeside(this.parse(code), kept);
      const [written] = (/[\\/]jsx-runtime["']|\.tsx$/.test(code + id) && neverWritten.exec(code)) || [];
      if (written) asked.push(written);
      if (asked.length > 0) this.error(`${id} asks for what the delivered preact does not have: ${asked.join(', ')}`);
      return null;
    },
    renderChunk(code, chunk) {
      const isOwn = Object.keys(chunk.modules).some((id) => id.startsWith(preactFolder));
      return isOwn ? { code: shortened(code, this.parse(code)), map: { mappings: '' } } : null;
    },
    buildEnd(failed) {
      const gone = Object.keys(cuts).filter((file) => !met.has(file));
      if (!failed && isPreact && gone.length > 0)
        this.error(`preact no longer has the files that something is left out of: ${gone.join(', ')}`);
    },
  };
}
