/** The link that invites: to be friends, or into a private group. */
export function inviteLink(code: string, origin = location.origin): string {
  return `${origin}/invite/${encodeURIComponent(code)}`;
}

/** The code of the invitation that a page of ours shows; undefined for other pages. */
export function inviteCodeOf(page: string | null | undefined): string | undefined {
  const [, code] = /^\/invite\/([^/?#]+)/.exec(page ?? '') ?? [];
  try {
    return code === undefined ? undefined : decodeURIComponent(code);
  } catch {
    // Written by hand: it's nobody's code.
    return undefined;
  }
}
