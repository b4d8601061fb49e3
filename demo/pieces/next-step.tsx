import r2wc from '@r2wc/react-to-web-component';
import { useProfile, useTexts, useTheme } from 'ucp-elements/react';

const texts = {
  en: {
    title: 'Your next step',
    loading: 'Your saved plans are loading.',
    none: 'Save a plan first. Then compare it with a licensed agent.',
    saved: (count: number) => `Compare your ${count === 1 ? 'saved plan' : `${count} saved plans`} with a licensed agent.`,
  },
  es: {
    title: 'Su próximo paso',
    loading: 'Sus planes guardados se están cargando.',
    none: 'Primero guarde un plan. Luego compárelo con un agente con licencia.',
    saved: (count: number) => `Compare ${count === 1 ? 'su plan guardado' : `sus ${count} planes guardados`} con un agente con licencia.`,
  },
};

const box = {
  boxSizing: 'border-box',
  minHeight: 'inherit',
  padding: 24,
  border: '1px solid var(--ucp-color-border)',
  borderRadius: 'var(--ucp-radius-lg)',
  background: 'var(--ucp-color-surface)',
  color: 'var(--ucp-color-text)',
} as const;

/** `r2wc` passes the shadow root of the element as `container`. */
function NextStep({ container }: { readonly container: ShadowRoot }) {
  const { isComplete, savedPlansCount = 0 } = useProfile();
  const text = useTexts(container, 'nextStep', texts);
  const theme = useTheme(container);
  const known = savedPlansCount > 0 ? text.saved(savedPlansCount) : text.none;
  return (
    <section style={box} data-brand={theme}>
      <h2 style={{ margin: 0, fontFamily: 'var(--ucp-font-display)' }}>{text.title}</h2>
      {/* Before the profile is known, nothing is said about it. */}
      <p style={{ margin: '8px 0 0' }}>{isComplete ? known : text.loading}</p>
    </section>
  );
}

customElements.define('your-next-step', r2wc(NextStep, { shadow: 'open' }));
