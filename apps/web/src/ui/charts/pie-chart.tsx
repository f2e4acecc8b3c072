import { type PieCustomLayerProps, ResponsivePie } from '@nivo/pie';
import { CHART_THEME } from './chart-look.ts';

interface Slice {
  id: string;
  value: number;
  /** The value of `data-category` that gives the slice its colour. */
  hue: string;
}

export interface PieChartProps {
  /** The chart's message for screen readers. */
  label: string;
  slices: readonly Slice[];
  /** The number in the middle of the ring and the unit it counts. */
  middle: { figure: number; unit: string };
}

/** A ring chart of parts, with a number in the middle. */
export default function PieChart({ label, slices, middle }: PieChartProps) {
  return (
    <div role="img" aria-label={label} className="size-full">
      <ResponsivePie
        data={[...slices]}
        margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
        innerRadius={0.66}
        padAngle={2}
        cornerRadius={6}
        animate={false}
        // The accessible name is on the surrounding element.
        role="presentation"
        isInteractive={false}
        enableArcLabels={false}
        enableArcLinkLabels={false}
        theme={CHART_THEME}
        layers={[Slices, (layer) => <Middle {...layer} {...middle} />]}
      />
    </div>
  );
}

/** The ring's slices in their category colours, which follow the theme. */
function Slices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Slice>) {
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, arc, data }) => (
        <path key={id} data-category={data.hue} d={arcGenerator(arc) ?? undefined} className="fill-category" />
      ))}
    </g>
  );
}

function Middle({ centerX, centerY, figure, unit }: PieCustomLayerProps<Slice> & PieChartProps['middle']) {
  return (
    <g transform={`translate(${centerX},${centerY})`} textAnchor="middle" className="fill-base-content">
      <text y={2} className="font-display text-3xl font-bold">
        {figure}
      </text>
      <text y={22} className="text-sm">
        {unit}
      </text>
    </g>
  );
}
