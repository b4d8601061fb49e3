import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'ucp-elements/saved-plans';
import 'ucp-elements/year-toggle';
import 'ucp-elements/zip-popup';

function App() {
  const [names, setNames] = useState(['toggle', 'plans']);
  const [year, setYear] = useState();
  const [isAsking, setAsking] = useState(false);
  const tags = {
    toggle: <ucp-year-toggle key="toggle" onucp-year-change={({ detail }) => setYear(detail.year)} />,
    plans: <ucp-saved-plans key="plans" no-heading />,
  };
  return (
    <>
      <p id="heard">{year && `Heard ${year}`}</p>
      <button type="button" onClick={() => setNames([...names].reverse())}>
        Swap
      </button>
      <button type="button" onClick={() => setNames(['toggle'])}>
        Remove
      </button>
      <button type="button" onClick={() => setNames(['toggle', 'plans'])}>
        Add
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      <div id="list">{names.map((name) => tags[name])}</div>
      <ucp-zip-popup open={isAsking} onucp-close={() => setAsking(false)} />
    </>
  );
}

createRoot(document.getElementById('app')).render(<App />);
