import { block, each, span, text } from '../cut-text.mjs';

/** React's `onChange` is told of each change of a text. */
const onInput = `
  const { type, props } = vnode;
  if ((type == 'input' || type == 'textarea') && props.onChange && !onChangeInputType(props.type)) {
    props.onInput = props.onChange;
    delete props.onChange;
  }`;

/**
 * What the library never asks of preact, file by file of its readable sources. The rows rest on these facts: a root is empty and is drawn
 * by `createRoot` alone, pieces import only the names of `kept` and write nothing of `neverWritten` (`absent.mjs`), and no class of theirs
 * has a lifecycle beside the boundary's.
 */
export const cuts = {
  'src/diff/index.js': [
    // Hydration and Suspense.
    each(' excessDomChildren,'),
    each(' isHydrating,'),
    block('if ( oldVNode._flags & MODE_SUSPENDED &&'),
    text('if (resumed) resumed.some(removeNode);'),
    text('newVNode._flags &= RESET_MODE;'),
    span(
      'if (isHydrating || excessDomChildren) { if (e && e.then) {',
      '} else { newVNode._dom = oldVNode._dom; }',
      'newVNode._dom = oldVNode._dom;',
    ),
    text('if (!(e && e.then)) markAsForce(newVNode);', 'markAsForce(newVNode);'),
    block('function rangeEnd(start, nodes) {'),
    block('if (excessDomChildren) { for (i = 0;'),
    block('if (isHydrating) {'),
    text('excessDomChildren = NULL; }', '}'),
    text('(!isHydrating || dom.data != newProps)', 'true'),
    span('excessDomChildren = nodeType ==', 'slice.call(parentDom.childNodes);'),
    block('if (!isHydrating && excessDomChildren) {'),
    text("(!isHydrating || typeof value == 'function') &&"),
    text('excessDomChildren ? excessDomChildren[0] :'),
    text('if (excessDomChildren) excessDomChildren.some(removeNode);'),
    text("if (!isHydrating || nodeType == 'textarea') {", '{'),
    block('if ( !skipRemove && (r = vnode._component) && (r = r._excess)'),
    text('let r, end, nodes;', 'let r;'),

    // Portals.
    block('if (newProps._parentDom) { tmp = oldDom;'),
    block('if (newProps._parentDom) { newVNode._dom = NULL;'),
    text('skipRemove && !vnode.props._parentDom', 'skipRemove'),

    // The context of a class, and lifecycles that no class has.
    span('tmp = newType.contextType;', ': globalContext;', 'const componentContext = globalContext;'),
    text('if (provider) provider.sub(c);'),
    block('if ( isClassComponent && !newType.getDerivedStateFromProps && c.componentWillMount ) {'),
    block('if (isClassComponent && c.componentDidMount) {'),
    block('if ( newProps !== oldProps && isClassComponent &&'),
    block('if (c.componentWillUpdate) {'),
    block('if (isClassComponent && c.componentDidUpdate) {'),
    block('if ( isClassComponent && oldVNode._component && c.getSnapshotBeforeUpdate ) {'),
    text('oldProps, oldState, snapshot, newProps =', 'newProps ='),
    text('oldProps = c.props; oldState = c.state;'),

    // What is called back once a state is set.
    block('if (isClassComponent) { EMPTY_ARR.push.apply('),
    text('EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks); c._stateCallbacks = [];'),
    text('c._stateCallbacks = [];'),

    // Other elements, other documents, markup.
    text("else if (nodeType == 'math') namespace = MATH_NAMESPACE;"),
    text('parentDom.ownerDocument || document', 'document'),
    text('nodeType, newProps.is ? newProps : parentDom )', 'nodeType )'),
    text("(nodeType == 'template' && dom.content) || dom", 'dom'),
    text("if (i == 'dangerouslySetInnerHTML') { oldHtml = value; } else if (", 'if ('),
    text("&& !(i == 'value' && 'defaultValue' in newProps) && !(i == 'checked' && 'defaultChecked' in newProps)"),
    text("else if (i == 'dangerouslySetInnerHTML') { newHtml = value; }"),
    span('if (newHtml) {', "if (oldHtml) dom.textContent = '';", '{'),
    block("if ( nodeType == 'foreignObject' ||"),
    text("if (nodeType == 'progress' && inputValue == NULL) { dom.removeAttribute(i); } else if (", 'if ('),
    // `null` says no more than nothing at all, which the compatibility layer would see to.
    text('oldProps[i] !== value', 'oldProps[i] !== value && (value !== null || oldProps[i])'),
    text("(inputValue !== dom[i] || (nodeType == 'progress' && !inputValue))", 'inputValue !== dom[i]'),
  ],
  'src/diff/children.js': [
    each(' excessDomChildren,'),
    each(' isHydrating,'),
    text('|| oldVNode._flags & REF_DETACHED'),
    text("typeof childVNode != 'object' || childVNode.constructor === String", "typeof childVNode != 'object'"),
    text('if (parentVNode.props._parentDom) return oldDom;'),
    // Comments, which only a server leaves.
    text('while (next && next.nodeType == 8) next = next.nextSibling;'),
    span('while ( (oldDom = oldDom && oldDom.nextSibling) &&', ');', 'oldDom = oldDom && oldDom.nextSibling;'),
  ],
  'src/diff/catch-error.js': [text(', errorInfo || {}')],
  'src/diff/props.js': [
    text("if (typeof value == 'string') { dom.style.cssText = value; } else {", '{'),
    block("if (typeof oldValue == 'string') {"),
    text("useCapture = name != (name = name.replace(CAPTURE_REGEX, '$1'));"),
    each(', useCapture'),
    text('let useCapture;'),
    text(
      "if (name[0] < 'a') name = name.toLowerCase();",
      "name = name.toLowerCase(); name = { focus: 'focusin', blur: 'focusout' }[name] || name;",
    ),
    text('if (namespace == SVG_NAMESPACE) {', "if (name == 'className') name = 'class'; if (namespace == SVG_NAMESPACE) {"),
    text(
      "name = name.replace(/xlink(H|:h)/, 'h').replace(/sName$/, 's');",
      "name = name.replace(/^stroke[A-Z]/, (start) => start.replace(/.$/, '-$&').toLowerCase());",
    ),
    span("name != 'download' &&", "name != 'colSpan' &&"),
    text("name != 'popover' &&"),
    text("if (typeof value == 'function') return;"),
    text("name == 'popover' && value == true ? '' : value", 'value'),
  ],
  'src/component.js': [
    block("if (typeof update == 'function') {"),
    text('if (update) { assign(s, update); } else { return; }', 'assign(s, update);'),
    block('if (callback) { this._stateCallbacks'),
    block('BaseComponent.prototype.forceUpdate = function'),
    text('&& !vnode.props._parentDom ? getDomSibling', '? getDomSibling'),
    text('oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL,'),
    text('oldVNode._flags & MODE_HYDRATE,'),
    text('vnode._component && !vnode.props._parentDom', 'vnode._component'),
  ],
  'src/render.js': [
    text('if (options._root) options._root(vnode, parentDom);'),
    block('if (parentDom.nodeType == 9) {'),
    text('let isHydrating = vnode && vnode._flags & MODE_HYDRATE;'),
    text('isHydrating ? NULL : parentDom._children', 'parentDom._children'),
    text('oldVNode ? NULL : parentDom.firstChild ? slice.call(parentDom.childNodes) : NULL,'),
    text('oldVNode ? oldVNode._dom : parentDom.firstChild', 'oldVNode && oldVNode._dom'),
    text("// @ts-expect-error we are doing a bit-wise operation so it's either 0 or true isHydrating,"),
  ],
  'src/create-context.js': [block('Context.Consumer = (props, contextValue) => {'), text('Context.Consumer.contextType = ')],
  'jsx-runtime/src/index.js': [
    text("import { encodeEntities } from './utils';", "import { createVNode as vnodeOf } from '../../src/create-element';"),
    text("import { VNODE_MARKER } from '../../src/constants';"),
    text(', isStaticChildren, __source, __self) {', ') {'),
    span(
      "/** @type {import('../../src/internal').VNode & {",
      'return vnode; }',
      'return vnodeOf(type, normalizedProps, key, ref, null); }',
    ),
  ],
  'hooks/src/index.js': [
    // Hooks of others before these.
    span('let oldBeforeDiff = options._diff;', 'let oldRoot = options._root;'),
    text('if (oldBeforeDiff) oldBeforeDiff(vnode);'),
    text('if (oldBeforeRender) oldBeforeRender(vnode);'),
    text('if (oldAfterDiff) oldAfterDiff(vnode);'),
    text('if (oldCommit) oldCommit(vnode, commitQueue);'),
    text('if (oldBeforeUnmount) oldBeforeUnmount(vnode);'),
    // An id is one of the page, so no root hands its count on.
    span('options._root = (vnode, parentDom) => {', '}; '),
    span(
      "/** @type {import('./internal').VNode} */ let root =",
      "state._value = 'P' + mask[0] + '-' + mask[1]++;",
      "state._value = 'P' + ids++;",
    ),
    text('export function useId() {', 'let ids = 0; export function useId() {'),
    // What developer tools, servers and tests are told.
    block('if (options._hook) {'),
    text('currentHook = 0; //', '//'),
    text('let currentHook = 0;'),
    ...[1, 5, 8].map((hook) => text(`currentHook = ${hook};`)),
    each('!options._skipEffects && '),
    text('newQueueLength == 1 || prevRaf != options.requestAnimationFrame', 'newQueueLength == 1'),
    text('prevRaf = options.requestAnimationFrame; (prevRaf || afterNextFrame)(', 'afterNextFrame('),
    text("let HAS_RAF = typeof requestAnimationFrame == 'function';"),
    text('if (HAS_RAF) cancelAnimationFrame(raf);', 'cancelAnimationFrame(raf);'),
    block('if (HAS_RAF) {'),
    text('let raf;', 'const raf = requestAnimationFrame(done);'),
  ],
  'compat/src/memo.js': [
    text("import { createElement } from 'preact';", "import { createVNode } from '../../src/create-element';"),
    text('return createElement(c, props);', 'return createVNode(c, props);'),
    span('const ref = this.props.ref;', '(ref.current = null); }'),
    span('return comparer', ': shallowDiffers', 'return shallowDiffers'),
    span('Memoed.displayName =', 'Memoed.type = c;'),
  ],
  'compat/src/util.js': [each("i != '__source' && ")],
  'compat/src/render.js': [
    text('/* @__PURE__ */ initRenderTracking( function useSyncExternalStore(', '(function useSyncExternalStore('),
    span('const serverRendering =', ': getSnapshot();', 'const value = getSnapshot();'),
    text('Component.prototype.isReactComponent = true;'),
    span("[ 'componentWillMount', 'componentWillReceiveProps', 'componentWillUpdate' ].forEach(", '}); }); '),
    text(
      "if (parent._children == null) { parent.textContent = ''; } preactRender(vnode, parent); if (typeof callback == 'function') callback();",
      'preactRender(vnode, parent);',
    ),
    text('let oldEventHook = options.event;'),
    text('if (oldEventHook) e = oldEventHook(e);'),
    span('e.persist = () => {};', 'return this.defaultPrevented; };'),
    // Names of attributes are the work of `setProperty`, so that no element's props are copied for it.
    span('let props = vnode.props, type = vnode.type,', 'vnode.props = normalizedProps;', onInput),
    text('let oldVNodeHook = options.vnode;'),
    text('if (oldVNodeHook) oldVNodeHook(vnode);'),
    span("} else if (typeof vnode.type == 'function') {", 'vnode.$$typeof = REACT_ELEMENT_TYPE;', '}'),
  ],
};
