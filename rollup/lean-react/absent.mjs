/**
 * What the library never asks of React, and where that shows in React's production files. Each row rests on one fact:
 * `createRoot` is the only way in, pieces import only the names of `kept`, and no piece puts `<link>`, `<style>`, `<script>`,
 * `<meta>`, `<title>`, `<html>`, `<head>` or `<body>` in its shadow root. A row that matches nothing any more fails the build.
 */

const words = (text) => text.trim().split(/\s+/);

/** The exports of React's packages that stay; a module of the library that imports another one fails the build. */
export const kept = {
  react: words(`
    Component Fragment createContext createElement memo
    useCallback useContext useEffect useId useLayoutEffect useMemo useRef useState useSyncExternalStore
    version __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  `),
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['flushSync', 'version', '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  'react-dom/client': ['createRoot'],
};

/** The hooks that a dispatcher keeps; `readContext` is React's own. */
export const hooks = new Set(['readContext', ...kept.react.filter((name) => name.startsWith('use'))]);

/** The tags of fibers that nothing makes: React's own numbers. */
export const fiberTags = new Map([
  [4, 'a portal'],
  [8, 'StrictMode'],
  [9, 'a context’s Consumer'],
  [11, 'forwardRef'],
  [12, 'Profiler'],
  [13, 'Suspense'],
  [16, 'lazy'],
  [17, 'a class that failed halfway in legacy mode'],
  [18, 'a boundary from the server'],
  [19, 'SuspenseList'],
  [22, 'Offscreen, inside Suspense and Activity'],
  [23, 'LegacyHidden'],
  [24, 'Cache'],
  [26, 'what React hoists into the head'],
  [27, 'html, head and body'],
  [30, 'ViewTransition'],
  [31, 'Activity'],
]);

/** The types of elements that would make them. */
export const elementTypes = new Set(
  words(`
    REACT_ACTIVITY_TYPE REACT_CONSUMER_TYPE REACT_FORWARD_REF_TYPE REACT_LAZY_TYPE REACT_LEGACY_HIDDEN_TYPE REACT_PORTAL_TYPE
    REACT_PROFILER_TYPE REACT_STRICT_MODE_TYPE REACT_SUSPENSE_LIST_TYPE REACT_SUSPENSE_TYPE REACT_VIEW_TRANSITION_TYPE
  `),
);

/** Variables of a module that keep their first value where a part is absent. */
export const constants = new Set(
  words(`
    isHydrating hydrationParentFiber nextHydratableInstance hydrationErrors rootOrSingletonContext
    treeForkProvider treeContextProvider currentReplayingEvent
    queuedFocus queuedDrag queuedMouse hasScheduledReplayAttempt lastScheduledReplayQueue

    offscreenSubtreeIsHidden offscreenSubtreeWasHidden offscreenDirectParentIsHidden shellBoundary
    suspendedThenable thenableState thenableState$1 currentHoistableRoot tagCaches precedencesByRoot

    shouldStartViewTransition pendingViewTransition pendingViewTransitionEvents pendingTransitionTypes entangledTransitionTypes
    viewTransitionContextChanged viewTransitionMutationContext viewTransitionCancelableChildren viewTransitionHostInstanceIdx
    appearingViewTransitions inUpdateViewTransition rootViewTransitionAffected rootViewTransitionNameCanceled

    needsFormReset didReadFromEntangledAsyncAction currentEntangledListeners currentEntangledActionThenable currentEntangledLane

    injectedHook rendererID shouldDoubleInvokeUserFnsInHooksDEV documentMode isComposing
  `),
);

/** What is so in every browser that the library is for: React asks each time. */
export const known = new Map(
  Object.entries({
    canUseDOM: 'true',
    canUseCompositionEvent: 'true',
    canUseTextInputEvent: 'true',
    isInputEventSupported: 'true',
    passiveBrowserEventsSupported: 'true',
    skipSelectionChangeEvent: 'false',
    useFallbackCompositionData: 'false',
  }),
);

/** Sets of lanes that only transitions, retries and view transitions render in; `(lanes & set) === lanes` is never true. */
export const laneSets = new Map([
  [4194048, 'transitions'],
  [62914560, 'retries'],
  [335544064, 'view transitions'],
]);

/**
 * Functions that have nothing to do, with what they answer then. Those that come to matter again throw or draw wrong at once in the tests.
 */
export const idle = new Map(
  Object.entries({
    // Hydration, and events kept for after it.
    popHydrationState: 'return false',
    clearIfContinuousEvent: '',
    queueIfContinuousEvent: 'return false',
    getParentHydrationBoundary: 'return null',
    retryIfBlockedOn: '',
    // Hoisting, preloading, and commits that wait for stylesheets and images.
    isHostHoistableType: 'return false',
    isSingletonScope: 'return false',
    accumulateSuspenseyCommitOnFiber: '',
    waitForCommitToBeReady: 'return null',
    // Refs on fragments.
    isFragmentInstanceParent: 'return false',
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    // Form actions and transitions.
    extractEvents$1: '',
    TransitionAwareHostComponent: '',
    suspendIfUpdateReadFromEntangledAsyncAction: '',
    entangleTransitionUpdate: '',
    defaultOnDefaultTransitionIndicator: '',
    // Drawing in slices, which only transitions and retries do.
    renderRootConcurrent: 'return renderRootSync(root, lanes, true)',
    // `onSelect` and `onBeforeInput`, and the events that browsers once had under a prefix.
    constructSelectEvent: '',
    getNativeBeforeInputChars: 'return null',
    getVendorPrefixedEventName: 'return eventName',
    makePrefixMap: '',
    // What developer tools are told.
    getStackByFiberInDevAndProd: 'return ""',
    setIsStrictModeForDevtools: '',
  }),
);

/** `case` labels that are absent in one function though the fiber's tag is made elsewhere: a fragment has no ref. */
export const cases = new Map([['safelyAttachRef', new Set([7])]]);

/** Constructors that nothing calls: what their prototypes are given goes with them. */
export const constructors = new Set(['FragmentInstance', 'ReactDOMHydrationRoot']);

/** What React throws to itself to wait for something: nothing is caught that is one of these. */
export const neverThrown = new Set(
  words('HydrationMismatchException SelectiveHydrationException SuspenseActionException SuspenseException SuspenseyCommitException'),
);

/** A property that is never true: no root came from the server. */
export const neverTrue = 'isDehydrated';

/** Methods that nothing has: no promise is drawn or thrown, and the one class of the library uses none of the old lifecycle. */
export const neverMethods = new Set(
  words(`
    then getSnapshotBeforeUpdate componentWillMount componentWillReceiveProps componentWillUpdate
    UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate
  `),
);

/** What React DOM hands React's other packages: only flushing is asked for. */
export const internals = { object: 'ReactDOMSharedInternals', dropped: new Set(['findDOMNode']), list: 'd', kept: new Set(['f']) };
