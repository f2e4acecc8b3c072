// Which texts others can read as they are, for names and for what people write to each other.

export const UNREADABLE_TEXT = "Message can't have invisible characters, or ones that change its direction.";

/** Scripts without capitals, Persian and Hindi among them, and emoji need these between two signs. */
const REQUIRED_JOINERS =
  /(?<=[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{Lo}\p{Extended_Pictographic}])/gu;
const EMOJI_STYLE = /(?<=\p{Extended_Pictographic})\uFE0F|(?<=[0-9#*])\uFE0F(?=\u20E3)/gu;
// Controls and formats (directions among them), line and paragraph separators, private use, and letters drawn as nothing.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has characters that nobody sees, or that change the direction of others. */
export function hasInvisibleCharacters(text: string): boolean {
  return INVISIBLE.test(text.replace(EMOJI_STYLE, '').replace(REQUIRED_JOINERS, ''));
}
