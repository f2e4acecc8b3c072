import { CelebrationCard } from './celebration-card.tsx';
import { continueCelebration, endCelebration, useCelebration } from './celebration-queue.ts';
import { sizeOf } from './moment.ts';
import { MomentPicture } from './moment-picture.tsx';

/** Shows the queued moments one at a time. Rendered once, above every signed-in page. */
export default function CelebrationLayer() {
  const { moments, next } = useCelebration();
  const [moment] = moments;
  if (!moment) return null;
  const last = moments.length === 1;
  return (
    <CelebrationCard
      key={moment.key}
      label={moment.title}
      size={sizeOf(moment.kind)}
      buttonLabel={last && next ? next.label : 'Continue'}
      onNext={continueCelebration}
      escapeLabel={last ? next?.skipLabel : undefined}
      onEscape={last ? endCelebration : continueCelebration}
      onLeave={endCelebration}
    >
      <MomentPicture moment={moment} />
      <h2 className={sizeOf(moment.kind) === 'large' ? 'text-3xl' : 'text-2xl'}>{moment.title}</h2>
      <p className="text-lg text-neutral-content/85">{moment.text}</p>
    </CelebrationCard>
  );
}
