/** A list with its ticks, beside the prompt: decoration in the brand's colors. */
export function Checklist() {
  return (
    <svg className="prompt__art" viewBox="0 0 240 200" aria-hidden="true">
      <circle cx="176" cy="70" r="54" fill="var(--ucp-color-banner-sun)" />
      <rect x="20" y="56" width="120" height="150" rx="14" transform="rotate(-8 90 130)" fill="var(--ucp-color-banner-hill-2)" />
      <rect
        x="66"
        y="44"
        width="132"
        height="170"
        rx="14"
        fill="var(--ucp-color-surface)"
        stroke="var(--ucp-color-banner-hill-3)"
        strokeWidth="3"
      />
      <path d="M66 58a14 14 0 0 1 14-14h104a14 14 0 0 1 14 14v20H66z" fill="var(--ucp-color-banner-hill-3)" />
      <path d="M112 104h64M112 134h48M112 164h58" stroke="var(--ucp-color-banner-hill-3)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="m82 104 5 5 10-11M82 134l5 5 10-11M82 164l5 5 10-11"
        fill="none"
        stroke="var(--ucp-color-positive)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
