import { type PieCustomLayerProps, ResponsivePie } from '@nivo/pie';
import { CHART_THEME } from './chart-look.ts';

interface Slice {
  id: string;
  value: number;
  /** Whose colours it has: a value of `data-category`. */
  hue: string;
}

export interface PieChartProps {
  /** What the ring tells, for screen readers. */
  label: string;
  slices: readonly Slice[];
  /** The figure in the middle, and what it counts. */
  middle: { figure: number; unit: string };
}

/** A ring of parts. */
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
        // Its name is on the element around it.
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

/** The arcs in their colours, which follow the theme. */
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
