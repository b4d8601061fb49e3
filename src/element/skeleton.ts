import { languageOf } from '../shared/language/language.js';
import { awaitsGreeting } from '../shared/page/awaits-greeting.js';
import { pageDocument } from '../shared/page/page-document.js';
import { seemsSignedIn } from '../shared/page/seems-signed-in.js';
import {
  cssLength,
  maybeEnrollmentPeriod,
  type PaintContext,
  type Skeleton,
  type SkeletonNode,
  serverMark,
  skeletonTree,
  skeletonWords,
} from './first-paint.js';
import { viewInAddress } from './view-in-address.js';

/** First paints as the shell draws them: what a tag shows until its component is there. */

/** Announces only one skeleton. All that appear at once would say the same, and so would those that a layout draws in itself. */
let announcedSkeleton: ShadowRoot | undefined;

/**
 * Paints the skeleton, also in place of the one that a server has painted. The two are alike, unless the server lacked facts of the page. A
 * shadow root that already holds something else (a declarative one) is left as it is.
 */
export function paintSkeleton(root: ShadowRoot, skeleton: Skeleton = []): void {
  if (root.firstElementChild?.hasAttribute(serverMark)) root.replaceChildren();
  if (root.firstChild) return;
  const bone = skeletonTree(skeleton, contextOf(root.host));
  if (!bone) return;
  const page = elementOf(bone);
  if (
    bone.className &&
    !announcedSkeleton?.querySelector('.sk')?.isConnected &&
    root.host.getRootNode() !== announcedSkeleton &&
    root.host.clientWidth
  ) {
    announcedSkeleton = root;
    page.setAttribute('role', 'status');
  }
  root.append(page);
}

/** The quiet message that is spoken: of those that show together each says the same. */
let announcement: HTMLElement | undefined;

/** The quiet message of a component that could not be loaded, or drawn. */
export function failureMessage(host: Element): HTMLElement {
  const message = make('p', 'root quiet', skeletonWords[languageOf(host)].failed);
  if (!announcement?.clientWidth) {
    announcement = message;
    message.setAttribute('role', 'status');
  }
  return message;
}

/** The input of a first paint, from the element and the page. */
function contextOf(host: Element): PaintContext {
  return {
    get language() {
      return languageOf(host);
    },
    get view() {
      return viewInAddress();
    },
    get seemsSignedIn() {
      return seemsSignedIn();
    },
    get maybeEnrollmentPeriod() {
      return maybeEnrollmentPeriod(new Date());
    },
    get awaitsGreeting() {
      return awaitsGreeting();
    },
    get slots() {
      return new Set([...host.children].map(({ slot }) => slot));
    },
    attribute: (name) => host.getAttribute(name),
  };
}

/** The sizes are set by script: a strict content policy lets no text become inline style. */
function elementOf({ name, className, height, width, content }: SkeletonNode): HTMLElement {
  const element = make(name, className, ...content.map((one) => (typeof one === 'string' ? one : elementOf(one))));
  const sizes = [height === undefined ? '' : `--h:${cssLength(height)};`, width ? `--w:${width}%` : ''].join('');
  if (sizes) element.style.cssText = sizes;
  return element;
}

function make(name: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = pageDocument.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
