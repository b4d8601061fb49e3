/** The pictures at the banner's edge, one for each brand. The tokens show one of them. They are decoration. */
export function Art() {
  return (
    <svg className="art" viewBox="0 0 360 150" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <g className="art__hills">
        <circle className="art-4" cx="232" cy="76" r="38" />
        <path className="art-1" d="M40 150c50-46 100-66 154-50 42 12 72 16 110-14 24-18 38-26 56-30v94z" />
        <path className="art-2" d="M96 150c42-32 84-38 124-24 44 14 82 8 140-34v58z" />
        <path className="art-3" d="M0 150c60-6 100-27 156-24 62 2 78 21 126 17 36-3 54-11 78-24v31z" />
      </g>
      <g className="art__rings">
        <circle className="art-line-3" cx="280" cy="150" r="128" />
        <circle className="art-line-2" cx="280" cy="150" r="100" />
        <circle className="art-line-1" cx="280" cy="150" r="72" />
        <circle className="art-line-4" cx="280" cy="150" r="44" />
      </g>
      <g className="art__quilt">
        <rect className="art-1" x="60" y="100" width="50" height="50" />
        <path className="art-2" d="M60 150V100l50 50z" />
        <path className="art-3" d="M110 50h50v50z" />
        <rect className="art-2" x="110" y="100" width="50" height="50" />
        <path className="art-3" d="M160 100v50H110z" />
        <path className="art-1" d="M160 0h50v50z" />
        <path className="art-4" d="M160 100a50 50 0 0 1 50-50v50z" />
        <path className="art-3" d="M160 100h50v50z" />
        <rect className="art-1" x="210" y="0" width="50" height="50" />
        <path className="art-2" d="M210 50V0l50 50z" />
        <path className="art-1" d="M210 50h50v50z" />
        <path className="art-4" d="M210 150a50 50 0 0 1 50-50v50z" />
        <rect className="art-2" x="260" y="0" width="50" height="50" />
        <path className="art-3" d="M310 0v50H260z" />
        <rect className="art-1" x="260" y="50" width="50" height="50" />
        <path className="art-2" d="M260 100V50l50 50z" />
        <path className="art-1" d="M260 100h50v50z" />
        <path className="art-3" d="M310 0h50v50z" />
        <rect className="art-2" x="310" y="50" width="50" height="50" />
        <path className="art-3" d="M360 50v50H310z" />
        <rect className="art-1" x="310" y="100" width="50" height="50" />
        <path className="art-2" d="M310 150V100l50 50z" />
      </g>
      <g className="art__homes">
        <path className="art-1" d="M0 150c60-40 110-44 170-30s120 4 190-34v64z" />
        <circle className="art-4" cx="316" cy="38" r="24" />
        <g className="art-3">
          <path d="M60 150V98l34-28 34 28v52z" />
          <path d="M196 150V88l40-33 40 33v62z" />
        </g>
        <g className="art-2">
          <path d="M128 150v-40l34-26 34 26v40z" />
          <path d="M276 150v-36l32-25 32 25v36z" />
        </g>
        <g className="art-5">
          <path d="M86 150v-26h16v26zM228 150v-30h17v30zM154 114h15v15h-15zM300 116h15v15h-15z" />
        </g>
      </g>
    </svg>
  );
}
