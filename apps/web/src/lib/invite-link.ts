/** Returns the link of an invitation to become friends or to join a private group. */
export function inviteLink(code: string, origin = location.origin): string {
  return `${origin}/invite/${encodeURIComponent(code)}`;
}

/** Returns the invitation code in the address of a page of this app; undefined for other pages. */
export function inviteCodeOf(page: string | null | undefined): string | undefined {
  const [, code] = /^\/invite\/([^/?#]+)/.exec(page ?? '') ?? [];
  try {
    return code === undefined ? undefined : decodeURIComponent(code);
  } catch {
    // The address was typed by hand and isn't validly encoded, so it holds no code.
    return undefined;
  }
}
