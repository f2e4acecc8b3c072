import { groupOf } from '@quorbit/contracts/achievements/groups';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { Medal } from '#ui/pictures/medal.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { type AchievementFact, formatCount, isUnlocked } from './achievement-fact.ts';
import { getRarityStyle } from './rarity-style.ts';

interface AchievementDetailProps {
  /** The achievement to show; the dialog is closed while it's undefined. */
  achievement: AchievementFact | undefined;
  onClose: () => void;
}

/** A dialog with a medal at full size: its requirement, and its progress or when it was unlocked. */
export function AchievementDetail({ achievement, onClose }: AchievementDetailProps) {
  if (!achievement) return null;
  const { id, name, description, rarity, medal, progress } = achievement;
  return (
    <Dialog open onClose={onClose} title={name}>
      <div className="grid justify-items-center gap-4 text-center">
        <Medal {...medal} progress={progress / 100} className="size-44" />
        <p className="text-lg wrap-anywhere">{description}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Badge tone={rarity ?? 'epic'}>{getRarityStyle(rarity).label}</Badge>
          <Badge>{groupOf(id)}</Badge>
        </div>
        {/* A badge's description says when it was awarded, so the time isn't repeated here. */}
        <div className="w-full max-w-72 empty:hidden">
          {isUnlocked(achievement) ? (
            rarity !== null && <UnlockedTime achievement={achievement} />
          ) : (
            <ProgressLine achievement={achievement} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function ProgressLine({ achievement }: { achievement: AchievementFact }) {
  const countText = formatCount(achievement);
  return (
    <>
      <ProgressBar label="Progress" value={achievement.progress} max={100} valueText={countText} className="h-2" />
      <p className="figures mt-2">
        {countText} ({achievement.progress}%)
      </p>
    </>
  );
}

function UnlockedTime({ achievement: { unlockedAt } }: { achievement: AchievementFact }) {
  if (unlockedAt === null) return <p className="text-quiet">Unlocked on this device. It'll sync when you're online.</p>;
  return (
    <p className="text-quiet">
      Unlocked <RelativeTime at={unlockedAt} />
    </p>
  );
}
