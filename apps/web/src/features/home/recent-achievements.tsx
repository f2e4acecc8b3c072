import { medalDesignOf } from '@quorbit/contracts/achievements/medals';
import type { View } from '#lib/server/view.ts';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { Medal } from '#ui/pictures/medal.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { pickAchievements } from './achievements-to-show.ts';
import type { HomeAchievement, HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const MAX_SHOWN = 3;
const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-3';

/** The achievements unlocked last, followed by the locked ones with the most progress. */
export function RecentAchievements({ view }: { view: View<HomeData> }) {
  if (view.state === 'failing') return null;
  return (
    <Section title="Achievements" more={{ to: '/achievements', label: 'All achievements' }}>
      <QueryView
        view={view.state === 'shown' ? { ...view, data: pickAchievements(view.data.achievements, MAX_SHOWN) } : view}
        loading={{
          label: 'Loading achievements',
          className: GRID,
          shape: <Skeletons count={MAX_SHOWN} className="h-28 rounded-card" />,
        }}
        failing={{ message: "We couldn't load your achievements." }}
        hideNote
      >
        {(achievements) => (
          <ul className={GRID}>
            {achievements.map((achievement) => (
              <Achievement key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function Achievement({ achievement }: { achievement: HomeAchievement }) {
  const { id, title, description, rarity, unlockedAt, progress } = achievement;
  const name = title.slice(title.indexOf(' ') + 1);
  return (
    <li className="flex items-center gap-4 rounded-card border border-base-300 bg-base-100 p-4 xl:flex-col xl:items-start">
      <Medal {...medalDesignOf(id, rarity)} progress={progress / 100} className="size-16" />
      <div className="w-full min-w-0">
        <h3 className="text-base">{name}</h3>
        <p className="text-sm text-quiet">{description}</p>
        <div className="text-sm font-semibold">
          {unlockedAt !== null ? (
            <RelativeTime at={unlockedAt} />
          ) : progress < 100 ? (
            <span className="flex items-center gap-2">
              <ProgressBar label={name} value={progress} max={100} className="max-w-40 flex-1" />
              {progress}%
            </span>
          ) : (
            'Unlocked, not synced yet'
          )}
        </div>
      </div>
    </li>
  );
}
