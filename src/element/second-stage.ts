import { type LazyModule, lazyModule } from '../shared/lazy/lazy-module.js';
import { forgetNear, whenNear } from '../shared/page/near-viewport.js';
import { pageDocument } from '../shared/page/page-document.js';
import type { ElementDefinition, LoadedComponent, MountedElement } from './definition.js';
import { emitError } from './emit-error.js';
import { sectionCss, skeletonCss } from './first-paint.js';
import { adoptStyles } from './sheets.js';
import { failureMessage, paintSkeleton } from './skeleton.js';

/**
 * The renderer that @r2wc/core drives. It paints skeletons at once and loads the second stage (the component and its renderer) by `import()`.
 * Elements that were connected in one task are then mounted in one batch.
 */
export function shellRenderer(definition: ElementDefinition) {
  return {
    /**
     * Paints the skeleton if the component cannot be drawn at once. Hands over as soon as the second stage is there, which is requested
     * when the element is near.
     */
    mount(container: Node): MountedElement {
      // r2wc declares an HTMLElement; with the option `shadow` it passes the shadow root.
      const root = container as ShadowRoot;
      const host = root.host as ShellElement;
      const target: MountedElement = { host, root, definition, values: host.values, settle: host.settle };
      if (definition.isSection) adoptStyles(root, [sectionCss()]);
      // A browser too old for declarative shadow roots leaves their templates among the children, which a layout would take for content.
      host.querySelector(':scope > template[shadowrootmode]')?.remove();
      const component = stages.get(definition)?.code.get()?.component;
      if (!component || component.when?.get() === false) {
        adoptStyles(root, [skeletonCss]);
        paintSkeleton(root, definition.skeleton);
      }
      if (component || definition.isPopup || definition.isAtOnce) loadAndMount(target);
      else whenNear(host, () => loadAndMount(target));
      return target;
    },
    update(target: MountedElement): void {
      if (target.mounted) target.mounted.update();
      else if (definition.isPopup && !stages.has(definition)) loadAndMount(target);
    },
    unmount(target: MountedElement): void {
      target.isOver = true;
      failedTargets.delete(target);
      forgetNear(target.host);
      target.mounted?.unmount();
    },
  };
}

/** The renderer's view of a tag's element. */
export interface ShellElement extends HTMLElement {
  readonly values: Readonly<Record<string, unknown>>;
  /** Settles when the element has drawn its first content, and when it could not draw it. */
  readonly ready: Promise<void>;
  /** Settles `ready`. */
  readonly settle: () => void;
}

/** Whose component could not be loaded. */
const failedTargets = new Set<MountedElement>();

const retryFailed = () => pageDocument.hidden || failedTargets.forEach(loadAndMount);

function loadAndMount(target: MountedElement): void {
  failedTargets.delete(target);
  const { code, prepared } = stageOf(target.definition);
  const loading = code.load();
  loading.then(
    ({ renderer, component }) => renderer.mount(target, component),
    () => showFailure(target),
  );
  prepared?.catch(() =>
    loading.then(
      ({ renderer, component }) => renderer.mountWithoutData(target, component, showFailure),
      () => undefined,
    ),
  );
}

/**
 * Shows that the component could not be loaded, unless its tag shows nothing anyway. Loading is retried when the browser is online again.
 * It is also retried when the shopper returns from signing in to a network, which the browser takes for being online. For a popup it is
 * also retried when it changes or is needed.
 */
function showFailure(target: MountedElement): void {
  const { definition, host, root } = target;
  stages.delete(definition);
  if (target.isOver) return;
  // A layout around the author's own content stands without its code.
  if (definition.display !== 'none' && !root.querySelector('slot')) root.replaceChildren(failureMessage(host));
  emitError(host, 'piece-not-loaded');
  target.settle();
  failedTargets.add(target);
  // The same listener each time: the window takes it once.
  for (const name of ['online', 'visibilitychange']) addEventListener(name, retryFailed);
}

/** The second stage of a tag. */
interface Stage {
  readonly code: LazyModule<LoadedComponent>;
  /** Rejects when the data layer cannot be loaded; otherwise settles when the page's load ends. */
  readonly prepared?: Promise<unknown> | undefined;
}

const stages = new Map<ElementDefinition, Stage>();

function stageOf(definition: ElementDefinition): Stage {
  const one = stages.get(definition) ?? { prepared: definition.prepare?.(), code: lazyModule(definition.tag, definition.load) };
  stages.set(definition, one);
  return one;
}
