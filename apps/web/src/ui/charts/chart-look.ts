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
}

/** A label such as `21 Nov` with room about it, in pixels. */
const LABEL = 68;

/** Labels that there is room for in so many pixels: the last one always, others at equal distances from it. */
export function labelsWithRoom(labels: readonly string[], width: number): string[] {
  const most = Math.max(1, Math.floor(width / LABEL));
  const step = Math.max(1, Math.ceil(labels.length / most));
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
