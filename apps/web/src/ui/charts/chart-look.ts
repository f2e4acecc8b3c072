/** The nivo theme of all charts; its colours follow the app's theme. */
export const CHART_THEME = {
  text: { fontSize: 14, fontFamily: 'inherit', fill: 'var(--color-base-content)' },
  axis: { ticks: { text: { fontSize: 14, fill: 'var(--color-base-content)' } } },
  grid: { line: { stroke: 'var(--color-base-300)' } },
  crosshair: { line: { stroke: 'var(--color-base-content)', strokeOpacity: 0.5 } },
  tooltip: { container: { background: 'var(--color-base-100)', color: 'var(--color-base-content)' } },
};

export interface ChartPoint {
  /** The point's id, which is unique in the chart. */
  id: string;
  /** The point's label under the axis. */
  label: string;
  /** The point's value; null if there is none, which leaves a gap in the line. */
  value: number | null;
  /** The point's lowest and highest likely value. */
  range?: { low: number; high: number };
}

/** The estimated width of a letter in a label, and below it the least gap between two labels, in pixels. */
const LETTER_WIDTH = 8;
const LABEL_GAP = 20;

/**
 * Returns the ids of the points whose labels fit into `width` pixels: always the last one, and others at equal
 * distances before it.
 */
export function pickFittingLabels(points: readonly Pick<ChartPoint, 'id' | 'label'>[], width: number): string[] {
  const longest = Math.max(1, ...points.map(({ label }) => label.length));
  const maxLabels = Math.max(1, Math.floor(width / (longest * LETTER_WIDTH + LABEL_GAP)));
  const step = Math.max(1, Math.ceil(points.length / maxLabels));
  return points.flatMap(({ id }, index) => ((points.length - 1 - index) % step === 0 ? id : []));
}
