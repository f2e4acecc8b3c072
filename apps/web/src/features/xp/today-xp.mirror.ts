import type { MirrorSource } from '#offline/mirror/area.ts';
import { readEarnings } from './progress.mirror.ts';

/**
 * XP of one of the learner's days, by this device: quizzes and reviews, pending ones included.
 * @param zone the learner's; work that the server has doesn't say in which zone it was done
 */
export async function readXpOf(source: MirrorSource, today: string, zone: string): Promise<number> {
  const earnings = await readEarnings(source);
  return earnings.filter(({ day }) => day(zone) === today).reduce((sum, { xp }) => sum + xp, 0);
}
