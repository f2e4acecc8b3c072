import { ResponsiveWrapper } from '@nivo/core';
import { Line, type LineLayerId } from '@nivo/line';
import { buildBandPath } from './band-path.ts';
import { CHART_THEME, type ChartPoint, pickFittingLabels } from './chart-look.ts';

/** Both side margins together, in pixels. */
const SIDE_MARGINS = 80;

export interface LineChartProps {
  /** The chart's message for screen readers. */
  label: string;
  points: readonly ChartPoint[];
  /** The top of the scale; by default the line's own highest value. */
  max?: number;
  format: (value: number) => string;
}

/** The chart layers that are drawn above the band. */
const LAYERS_ABOVE_BAND: LineLayerId[] = ['markers', 'axes', 'crosshair', 'lines', 'points', 'mesh'];

/** A line chart over time, with gaps where there is no value, and a band for the values' ranges if they have any. */
export default function LineChart(props: LineChartProps) {
  return <ResponsiveWrapper>{(size) => <SizedLine {...props} {...size} />}</ResponsiveWrapper>;
}

interface Size {
  width: number;
  height: number;
}

function SizedLine({ label, points, max, format, width, height }: LineChartProps & Size) {
  const labels = new Map(points.map((point) => [point.id, point.label]));
  const highest = max ?? Math.max(1, ...points.map(({ value }) => value ?? 0));
  return (
    <Line
      width={width}
      height={height}
      data={[{ id: label, data: points.map(({ id, value }) => ({ x: id, y: value })) }]}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max: highest, nice: max === undefined }}
      animate={false}
      margin={{ top: 12, right: 28, bottom: 36, left: 52 }}
      colors={['var(--color-primary)']}
      lineWidth={3}
      pointSize={9}
      pointColor="var(--color-base-100)"
      pointBorderWidth={3}
      pointBorderColor="var(--color-primary)"
      theme={CHART_THEME}
      axisLeft={{ tickSize: 0, tickPadding: 10, tickValues: 4, format: (value) => format(Number(value)) }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 12,
        tickValues: pickFittingLabels(points, width - SIDE_MARGINS),
        format: (id) => labels.get(String(id)) ?? '',
      }}
      layers={[
        'grid',
        ({ xScale, yScale }) => (
          <path
            d={buildBandPath(
              points,
              highest,
              (id) => Number(xScale(id)),
              (value) => Number(yScale(value)),
            )}
            fill="var(--color-primary)"
            opacity={0.18}
          />
        ),
        ...LAYERS_ABOVE_BAND,
      ]}
      enableGridX={false}
      gridYValues={4}
      useMesh
      tooltip={({ point }) => (
        <p className="whitespace-nowrap rounded-field border border-base-300 bg-base-100 px-3 py-1.5 text-sm">
          {labels.get(String(point.data.x))}: <strong className="figures">{format(Number(point.data.y))}</strong>
        </p>
      )}
      role="img"
      ariaLabel={label}
    />
  );
}
