import { CURVE_DAYS, computeMemoryCurve } from './memory-curve.ts';

const WIDTH = 300;
const HEIGHT = 96;
/** The lowest probability that the picture shows. */
const LOWEST = 0.5;

/** A curve of forgetting that a learner bends: each answer adds a review, on the day on which it's due. */
export function MemoryCurvePicture({ reviews }: { reviews: number }) {
  const left = computeMemoryCurve(0);
  const own = computeMemoryCurve(reviews);
  const last = own.at(-1);
  const share = `${Math.round((last?.recall ?? 0) * 100)}%`;
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`After ${CURVE_DAYS} days you'd still know it with a probability of ${share}.`}
        className="h-16 w-full overflow-visible"
      >
        <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-base-content/30" vectorEffect="non-scaling-stroke" />
        <path
          d={toPath(left)}
          className="fill-none stroke-base-content/45 stroke-2 [stroke-dasharray:4_5]"
          vectorEffect="non-scaling-stroke"
        />
        <path
          key={reviews}
          d={toPath(own)}
          className="draw-in fill-none stroke-primary stroke-3"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="text-end text-sm text-quiet">
        <strong key={reviews} className="figures rise-in block font-display text-2xl text-base-content">
          {share}
        </strong>
        after {CURVE_DAYS} days
      </p>
      <figcaption className="col-span-2 mt-2 text-sm text-quiet">{formatCaption(reviews)}</figcaption>
    </figure>
  );
}

function formatCaption(reviews: number): string {
  if (reviews === 0) return "How likely you'd still know it, left alone. Each answer adds a review.";
  const planned = reviews === 1 ? '1 review, on the day' : `${reviews} reviews, each on the day`;
  return `How likely you'd still know it with ${planned} we'd plan it.`;
}

function toPath(points: ReturnType<typeof computeMemoryCurve>): string {
  return points
    .map(({ day, recall }, index) => {
      const x = (day / CURVE_DAYS) * WIDTH;
      const y = ((1 - recall) / (1 - LOWEST)) * HEIGHT;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
