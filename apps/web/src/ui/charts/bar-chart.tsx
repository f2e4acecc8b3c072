import { Bar, type BarItemProps } from '@nivo/bar';
import { ResponsiveWrapper } from '@nivo/core';
import { toCategorySlug } from '../pictures/category-slug.ts';
import { CHART_THEME, type ChartPoint, pickFittingLabels } from './chart-look.ts';

/** Both side margins of upright bars together, in pixels. */
const SIDE_MARGINS = 64;

// `Datum` is a type and not an interface, because nivo requires an index signature.
type Datum = { id: string; value: number };

export interface BarChartProps {
  /** The chart's message for screen readers. */
  label: string;
  bars: readonly (ChartPoint & { value: number })[];
  /** The top of the scale; by default the highest bar. */
  max?: number;
  format: (value: number) => string;
  /** Whether the bars' ids are categories, which have their own colours. */
  categories?: boolean;
}

/** A bar chart: upright bars, or horizontal ones for categories. */
export default function BarChart(props: BarChartProps) {
  return <ResponsiveWrapper>{(size) => <SizedBars {...props} {...size} />}</ResponsiveWrapper>;
}

interface Size {
  width: number;
  height: number;
}

function SizedBars({ label, bars, max, format, categories = false, width, height }: BarChartProps & Size) {
  const labels = new Map(bars.map((bar) => [bar.id, bar.label]));
  const highest = max ?? Math.max(1, ...bars.map(({ value }) => value));
  const nameOf = (id: string | number) => labels.get(String(id)) ?? '';
  return (
    <Bar
      width={width}
      height={height}
      // Horizontal bars are drawn from the bottom up.
      data={(categories ? bars.toReversed() : [...bars]).map(({ id, value }) => ({ id, value }))}
      layout={categories ? 'horizontal' : 'vertical'}
      keys={['value']}
      indexBy="id"
      valueScale={{ type: 'linear', min: 0, max: highest, nice: max === undefined }}
      animate={false}
      margin={{ top: 8, right: 20, bottom: 36, left: categories ? 132 : 44 }}
      padding={0.35}
      borderRadius={4}
      colors={['var(--color-primary)']}
      barComponent={categories ? CategoryBar : undefined}
      theme={CHART_THEME}
      enableLabel={false}
      axisLeft={{
        tickSize: 0,
        tickPadding: 10,
        ...(categories
          ? { format: (id) => shortenName(nameOf(id)) }
          : { tickValues: 4, format: (value: number) => (Number.isInteger(value) ? format(value) : '') }),
      }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 12,
        ...(categories
          ? { tickValues: width < 400 ? 2 : 4, format: (value: number) => format(value) }
          : {
              tickValues: pickFittingLabels(bars, width - SIDE_MARGINS),
              format: nameOf,
            }),
      }}
      enableGridX={categories}
      enableGridY={!categories}
      gridXValues={4}
      gridYValues={4}
      tooltip={({ indexValue, value }) => (
        <p className="whitespace-nowrap rounded-field border border-base-300 bg-base-100 px-3 py-1.5 text-sm">
          {nameOf(indexValue)}: <strong className="figures">{format(value)}</strong>
        </p>
      )}
      role="img"
      ariaLabel={label}
    />
  );
}

const MAX_LETTERS = 16;

function shortenName(name: string): string {
  return name.length > MAX_LETTERS ? `${name.slice(0, MAX_LETTERS - 1)}…` : name;
}

/** A bar in its category's colour, which follows the theme. */
function CategoryBar({ bar }: BarItemProps<Datum>) {
  const { x, y, width, height, data } = bar;
  return (
    <rect
      data-category={toCategorySlug(String(data.indexValue))}
      x={x}
      y={y}
      width={Math.max(0, width)}
      height={Math.max(0, height)}
      rx={4}
      className="fill-category"
    />
  );
}
