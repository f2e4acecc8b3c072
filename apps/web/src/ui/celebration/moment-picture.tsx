import { Flame, Trophy } from 'lucide-react';
import { Medal } from '../pictures/medal.tsx';
import { ProgressRing } from '../pictures/progress-ring.tsx';
import type { Moment } from './moment.ts';
import { useAnimatedCount } from './use-animated-count.ts';

/**
 * The picture of a moment: a filling ring, a flame, a medal or a cup. It's hidden from screen readers, because the text
 * beside it says the same.
 */
export function MomentPicture({ moment }: { moment: Moment }) {
  return (
    <div className="celebration-pop grid h-36 place-items-center" aria-hidden="true">
      {pictureOf(moment)}
    </div>
  );
}

function pictureOf({ kind, figure, medal }: Moment) {
  switch (kind) {
    case 'streak':
      return (
        <div className="relative grid place-items-center">
          <Flame className="size-36 fill-accent/25 text-accent" strokeWidth={1.25} />
          <span className="figures absolute bottom-6 text-4xl font-extrabold">{figure}</span>
        </div>
      );
    case 'unlock':
      return medal && <Medal {...medal} className="size-36" />;
    case 'podium':
      return (
        <div className="relative grid place-items-center">
          <Trophy className="size-36 fill-accent/25 text-accent" strokeWidth={1} />
          <span className="figures absolute top-8 text-4xl font-extrabold">{figure}</span>
        </div>
      );
    default:
      return <FillingRing figure={figure} />;
  }
}

function FillingRing({ figure }: { figure: string | undefined }) {
  return (
    <ProgressRing label="" value={useAnimatedCount(0, 1)} className="size-36">
      <span className="figures text-4xl font-extrabold">{figure}</span>
    </ProgressRing>
  );
}
