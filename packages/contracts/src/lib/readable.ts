// Checks that others can read a text as it appears, for names and for messages between people.

export const UNREADABLE_TEXT = "Message can't have invisible characters, or ones that change its direction.";

/**
 * Joiners that must stay: scripts without capitals (e.g. Persian and Hindi) and emoji need them between two characters.
 */
const REQUIRED_JOINERS =
  /(?<=[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{Lo}\p{Extended_Pictographic}])/gu;
const EMOJI_STYLE = /(?<=\p{Extended_Pictographic})\uFE0F|(?<=[0-9#*])\uFE0F(?=\u20E3)/gu;
// Control and format characters (including text directions), line and paragraph separators, private use characters, and
// letters that are drawn as nothing.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a text contains invisible characters, or characters that change the direction of other text. */
export function hasInvisibleCharacters(text: string): boolean {
  return INVISIBLE.test(text.replace(EMOJI_STYLE, '').replace(REQUIRED_JOINERS, ''));
}
