/** The path data of a motif on a canvas of 48 by 48 units: stroked lines, pale faces and solid bodies. */
export type Motif = readonly [lines: string, faces: string, bodies: string];

/** Returns the path data of a circle. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Draws a motif in the text's colour. */
export function MotifPaths({ motif: [lines, faces, bodies] }: { motif: Motif }) {
  return (
    <g fill="currentColor">
      <path d={faces} opacity="0.28" />
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={bodies} />
    </g>
  );
}
