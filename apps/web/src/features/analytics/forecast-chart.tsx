import type { Intelligence } from '@quorbit/contracts/analytics/schema';
import { useState } from 'react';
import { ChartCard } from '#ui/charts/chart-card.tsx';
import { BarChart } from '#ui/charts/charts.ts';
import { Chip } from '#ui/chip.tsx';
import { formatDate, formatLongDate } from './format-date.ts';

const DAY_CHOICES = [7, 30] as const;

/** A chart of the number of reviews due on each of the next days. */
export function ForecastChart({ forecast }: { forecast: Intelligence['forecast'] }) {
  const [days, setDays] = useState<(typeof DAY_CHOICES)[number]>(7);
  const shownDays = forecast.slice(0, days);
  const cards = shownDays.reduce((sum, shownDay) => sum + shownDay.cards, 0);
  return (
    <ChartCard
      title="Due forecast"
      sentence={formatForecast(shownDays)}
      points={cards === 0 ? 0 : shownDays.length}
      empty={<p className="max-w-80 text-balance text-quiet">Questions you get wrong come back here for review.</p>}
      choice={DAY_CHOICES.map((dayChoice) => (
        <Chip key={dayChoice} pressed={dayChoice === days} onClick={() => setDays(dayChoice)}>
          {dayChoice} days
        </Chip>
      ))}
      chart={
        <BarChart
          label="Reviews due by day"
          bars={shownDays.map(({ date, cards: value }, index) => ({
            id: date,
            label: index === 0 ? 'Today' : formatDate(date),
            value,
          }))}
          format={String}
        />
      }
      table={{
        columns: [
          { id: 'date', header: 'Day', isRowHeader: true, cell: ({ date }) => formatLongDate(date) },
          { id: 'cards', header: 'Reviews', numeric: true, cell: ({ cards: due }) => due },
        ],
        rows: shownDays,
        keyOf: ({ date }) => date,
      }}
    />
  );
}

/**
 * Puts the forecast of due reviews into a sentence.
 * @param days one entry a day, today first.
 */
export function formatForecast(days: Intelligence['forecast']): string {
  const total = days.reduce((sum, { cards }) => sum + cards, 0);
  if (total === 0) return days.length === 1 ? 'No reviews due today.' : `No reviews due in ${days.length} days.`;
  const today = days[0]?.cards ?? 0;
  const totalText = `${total.toLocaleString('en')} ${total === 1 ? 'review' : 'reviews'} in ${days.length} days`;
  if (today === total) return `${totalText}, all of them today.`;
  return `${totalText}, ${today === 0 ? 'none' : today.toLocaleString('en')} of them today.`;
}
