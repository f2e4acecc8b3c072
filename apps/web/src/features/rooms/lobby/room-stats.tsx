import { RailPanel } from '#ui/rail.tsx';
import { useRoomStats } from '../rooms.queries.ts';

const NONE = { multiplayerGames: 0, multiplayerWins: 0, averageScore: 0, favoriteCategory: 'General', winRate: 0 };
const count = new Intl.NumberFormat('en');

/** The person's games, all 0 until there is one or while the server can't tell. */
export function RoomStatsPanel() {
  const { multiplayerGames, multiplayerWins, averageScore, favoriteCategory, winRate } = useRoomStats() ?? NONE;
  const facts = [
    ['Games played', count.format(multiplayerGames)],
    ['Wins', count.format(multiplayerWins)],
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
          : `${count.format(averageScore)} points a game · mostly ${favoriteCategory}`}
      </p>
    </RailPanel>
  );
}
