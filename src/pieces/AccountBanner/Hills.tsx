/** The picture at the banner's edge: decoration, and nothing that has to be seen. */
export function Hills() {
  return (
    <svg className="hills" viewBox="0 0 560 220" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <circle className="sun" cx="352" cy="112" r="58" />
      <path className="far" d="M60 220c70-62 150-92 226-72 62 16 106 24 164-18 42-30 78-44 110-46v136z" />
      <path className="middle" d="M150 220c64-46 122-54 186-34 66 20 122 10 224-54v88z" />
      <path className="near" d="M0 220c90-8 150-40 236-36 92 4 116 32 190 26 54-4 96-22 134-40v50z" />
      <path className="trunk" d="M196 186v-30m0 14-9-10m9 4 9-10M232 188v-22" />
      <circle className="near" cx="196" cy="146" r="15" />
      <ellipse className="near" cx="232" cy="156" rx="9" ry="14" />
    </svg>
  );
}
