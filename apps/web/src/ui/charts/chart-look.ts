/** How charts look in every theme. */
export const CHART_THEME = {
  text: { fontSize: 14, fontFamily: 'inherit', fill: 'var(--color-base-content)' },
  axis: { ticks: { text: { fontSize: 14, fill: 'var(--color-base-content)' } } },
  grid: { line: { stroke: 'var(--color-base-300)' } },
  crosshair: { line: { stroke: 'var(--color-base-content)', strokeOpacity: 0.5 } },
  tooltip: { container: { background: 'var(--color-base-100)', color: 'var(--color-base-content)' } },
};

/** One point of a chart. */
export interface ChartPoint {
  /** Unique in the chart. */
  id: string;
  /** Under the axis. */
  label: string;
  /** Null: there is none, and the line has a gap. */
  value: number | null;
  /** The lowest and the highest value that are likely. */
  range?: { low: number; high: number };
}

/** The width of a letter, and the least gap between two labels, in pixels. */
const LETTER_WIDTH = 8;
const LABEL_GAP = 20;

/**
 * The ids of the points whose labels fit into this many pixels: always the last one, and others at equal distances
 * before it.
 */
export function pickFittingLabels(points: readonly Pick<ChartPoint, 'id' | 'label'>[], width: number): string[] {
  const longest = Math.max(1, ...points.map(({ label }) => label.length));
  const maxLabels = Math.max(1, Math.floor(width / (longest * LETTER_WIDTH + LABEL_GAP)));
  const step = Math.max(1, Math.ceil(points.length / maxLabels));
  return points.flatMap(({ id }, index) => ((points.length - 1 - index) % step === 0 ? id : []));
}
