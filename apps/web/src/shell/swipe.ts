export interface TouchPoint {
  x: number;
  y: number;
  /** The time in milliseconds, on any clock that runs steadily. */
  time: number;
}

const MIN_DISTANCE_PX = 50;
const MAX_DURATION_MS = 500;

/**
 * Returns the direction in which a finger swiped: more than 50 px within 500 ms and more sideways than up or down; else
 * null.
 */
export function swipeDirection(from: TouchPoint, to: TouchPoint): 'left' | 'right' | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const tooSlow = to.time - from.time > MAX_DURATION_MS;
  if (tooSlow || Math.abs(dx) <= MIN_DISTANCE_PX || Math.abs(dy) >= Math.abs(dx)) return null;
  return dx < 0 ? 'left' : 'right';
}
