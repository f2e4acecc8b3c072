// Rules for people's names, so that nobody on a board or in a room can impersonate someone else.
import { hasInvisibleCharacters } from '../lib/readable.ts';

export const UNREADABLE_NAME = 'Name must have a letter or a number, and no invisible characters or line breaks.';
export const STAFF_NAME = 'This name looks like it belongs to the staff. Choose another.';

/**
 * Returns whether a name has a letter or digit and only visible characters, so that people can distinguish it from
 * others.
 */
export function isReadableName(name: string): boolean {
  return !hasInvisibleCharacters(name) && /[\p{L}\p{N}]/u.test(name);
}

const STAFF_WORDS = /^(admins?|administrators?|moderators?|staff|support|official|system|webmaster|helpdesk)$/;
/**
 * Words that mark a name as staff even as part of a longer word, because they are too long to occur in one by chance.
 */
const STAFF_SUBSTRINGS = /quorbit|administrator|moderator/;

/** Letters and digits that look like Latin ones, after lower-casing and NFKC. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '|': 'l',
  '!': 'i',
  а: 'a',
  ԁ: 'd',
  е: 'e',
  і: 'i',
  ї: 'i',
  м: 'm',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ɑ: 'a',
  ı: 'i',
  α: 'a',
  ι: 'i',
  ο: 'o',
  τ: 't',
  υ: 'u',
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu');

/** Returns whether a name could pass for staff of this server, in any script. */
export function isStaffLike(name: string): boolean {
  // Digits may replace letters, as in 'Adm1n', or just follow the word, so the name is also checked without them.
  return [name, name.replace(/(?<!\p{N})\p{N}+(?![\p{L}\p{N}])/gu, '')].some((variant) => {
    const words = toLatin(variant).split(/[^\p{L}\p{N}]+/u);
    const joined = words.join('');
    return [...words, joined].some((word) => STAFF_WORDS.test(word)) || STAFF_SUBSTRINGS.test(joined);
  });
}

function toLatin(name: string): string {
  const letters = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return letters.replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter);
}
