const words = (list) => list.trim().split(/\s+/);

const hooks = words('useCallback useContext useEffect useId useLayoutEffect useMemo useRef useState useSyncExternalStore');

/** The exports that stand in the place of React's; a module of the library that imports another one fails the build. */
export const kept = {
  react: ['Component', 'Fragment', 'createContext', 'createElement', 'memo', ...hooks],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['flushSync'],
  'react-dom/client': ['createRoot'],
};

/** Elements, attributes and methods that a module of the library must not write for what draws it, since their handling is cut. */
export const neverWritten = new RegExp(
  [
    /\bjsxs?\("(?:math|template|select|progress|noscript|foreignObject)"/,
    /\b(?:dangerouslySetInnerHTML|default(?:Value|Checked|Props)|contextType|xlinkHref|srcObject|popover|download|rowSpan|colSpan)\b:/,
    /\bon(?:DoubleClick|\w+Capture):/,
    /\b(?:fill|clip|marker|flood|paint|dominant|alignment|baseline)[A-Z]\w*:|\b(?:stop(?:Color|Opacity)|textAnchor|fontFamily):/,
    /\b(?:getSnapshotBeforeUpdate|component(?:Will|DidUpdate|DidMount)\w*|forceUpdate|shouldComponentUpdate)\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
