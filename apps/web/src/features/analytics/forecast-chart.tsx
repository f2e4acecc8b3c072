import type { Intelligence } from '@quorbit/contracts/analytics/schema';
import { useState } from 'react';
import { ChartCard } from '#ui/charts/chart-card.tsx';
import { BarChart } from '#ui/charts/charts.ts';
import { Chip } from '#ui/chip.tsx';
import { dateOf, longDateOf } from './dates.ts';

const CHOICES = [7, 30] as const;

/** How many reviews come on each of the next days. */
export function ForecastChart({ forecast }: { forecast: Intelligence['forecast'] }) {
  const [days, setDays] = useState<(typeof CHOICES)[number]>(7);
  const shown = forecast.slice(0, days);
  const cards = shown.reduce((sum, one) => sum + one.cards, 0);
  return (
    <ChartCard
      title="Due forecast"
      sentence={forecastWords(shown)}
      points={cards === 0 ? 0 : shown.length}
      none={<p className="max-w-80 text-balance text-quiet">Questions you get wrong come back here for review.</p>}
      choice={CHOICES.map((one) => (
        <Chip key={one} pressed={one === days} onClick={() => setDays(one)}>
          {one} days
        </Chip>
      ))}
      chart={
        <BarChart
          label="Reviews due by day"
          bars={shown.map(({ date, cards: value }, index) => ({
            id: date,
            label: index === 0 ? 'Today' : dateOf(date),
            value,
          }))}
          format={String}
        />
      }
      table={{
        columns: [
          { id: 'date', header: 'Day', names: true, cell: ({ date }) => longDateOf(date) },
          { id: 'cards', header: 'Reviews', numeric: true, cell: ({ cards: due }) => due },
        ],
        rows: shown,
        keyOf: ({ date }) => date,
      }}
    />
  );
}

/** @param days today first */
export function forecastWords(days: Intelligence['forecast']): string {
  const total = days.reduce((sum, { cards }) => sum + cards, 0);
  if (total === 0) return days.length === 1 ? 'No reviews due today.' : `No reviews due in ${days.length} days.`;
  const today = days[0]?.cards ?? 0;
  const words = `${total.toLocaleString('en')} ${total === 1 ? 'review' : 'reviews'} in ${days.length} days`;
  if (today === total) return `${words}, all of them today.`;
  return `${words}, ${today === 0 ? 'none' : today.toLocaleString('en')} of them today.`;
}
