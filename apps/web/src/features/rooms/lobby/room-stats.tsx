import { RailPanel } from '#ui/rail.tsx';
import { useRoomStats } from '../rooms.queries.ts';

const EMPTY_STATS = {
  multiplayerGames: 0,
  multiplayerWins: 0,
  averageScore: 0,
  favoriteCategory: 'General',
  winRate: 0,
};
const countFormat = new Intl.NumberFormat('en');

/** The user's game statistics; all are 0 before the first game or while the server can't be reached. */
export function RoomStatsPanel() {
  const { multiplayerGames, multiplayerWins, averageScore, favoriteCategory, winRate } = useRoomStats() ?? EMPTY_STATS;
  const facts = [
    ['Games played', countFormat.format(multiplayerGames)],
    ['Wins', countFormat.format(multiplayerWins)],
    ['Win rate', `${winRate}%`],
  ];
  return (
    <RailPanel title="Your games" className="md:col-span-2 xl:col-span-1">
      <dl className="grid grid-cols-3 gap-3">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="figures text-2xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-quiet wrap-anywhere">
        {multiplayerGames === 0
          ? 'Your first game shows here.'
          : `${countFormat.format(averageScore)} points a game · mostly ${favoriteCategory}`}
      </p>
    </RailPanel>
  );
}
