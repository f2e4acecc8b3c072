import type { AnswerLetter } from './answer-shape.tsx';

/** A surface and what reads on it, in every theme. */
export const AVATAR_HUES = [
  { surface: 'fill-answer-a', content: 'text-answer-content' },
  { surface: 'fill-answer-b', content: 'text-answer-content' },
  { surface: 'fill-answer-c', content: 'text-answer-content' },
  { surface: 'fill-answer-d', content: 'text-answer-content' },
  { surface: 'fill-primary', content: 'text-primary-content' },
  { surface: 'fill-secondary', content: 'text-secondary-content' },
] as const;

const PAIRS = [
  ['A', 'B'],
  ['A', 'C'],
  ['A', 'D'],
  ['B', 'C'],
  ['B', 'D'],
  ['C', 'D'],
] as const;
const PLACES = 16;

interface AvatarLook {
  hue: (typeof AVATAR_HUES)[number];
  /** How far the orbit leans, in degrees. */
  tilt: number;
  /** The orbit's radius across its width, which is 17. */
  height: number;
  /** What travels on the orbit, and where: cosine and sine of the place. */
  travellers: readonly { letter: AnswerLetter; x: number; y: number }[];
}

/** How somebody's avatar looks: always the same for one id, and rarely the same for two. */
export function computeAvatarLook(id: string): AvatarLook {
  let rest = hashText(id);
  function pick<C extends readonly unknown[]>(choices: C): C[number] {
    const index = rest % choices.length;
    rest = Math.floor(rest / choices.length);
    return choices[index];
  }
  const hue = pick(AVATAR_HUES);
  const tilt = pick([0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165]);
  const height = pick([13.5, 15, 16.5]);
  const [letter, second] = pick(PAIRS);
  const place = pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  const distance = pick([5, 6, 7, 8, 9, 10, 11]);
  return { hue, tilt, height, travellers: [toTraveller(letter, place), toTraveller(second, place + distance)] };
}

function toTraveller(letter: AnswerLetter, place: number) {
  const angle = (place * 2 * Math.PI) / PLACES;
  return { letter, x: roundToHundredths(Math.cos(angle)), y: roundToHundredths(Math.sin(angle)) };
}

const roundToHundredths = (value: number) => Math.round(value * 100) / 100;

/** FNV-1a, mixed once more, since ids of one moment begin alike and end at random. */
function hashText(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}
