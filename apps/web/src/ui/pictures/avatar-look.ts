import type { AnswerLetter } from './answer-shape.tsx';

/** Pairs of a background colour and a text colour that is readable on it in every theme. */
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
  /** The rotation of the orbit, in degrees. */
  tilt: number;
  /** The orbit's vertical radius before it's rotated; the horizontal one is 17. */
  height: number;
  /** The two answer shapes on the orbit, with their positions as cosine and sine of the angle. */
  travellers: readonly { letter: AnswerLetter; x: number; y: number }[];
}

/** Computes the look of a user's avatar: always the same for an id, and rarely the same for two ids. */
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

/**
 * Hashes a text with FNV-1a and mixes the result once more, because ids of the same moment begin alike and differ only
 * at the end.
 */
function hashText(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}
