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

/** Labels that there is room for: the last one always, others at equal distances from it. */
export function labelsWithRoom(labels: readonly string[], most: number): string[] {
  const step = Math.max(1, Math.ceil(labels.length / most));
  return labels.filter((_, index) => (labels.length - 1 - index) % step === 0);
}
