/** The link that invites: to be friends, or into a private group. */
export function inviteLink(code: string, origin = location.origin): string {
  return `${origin}/invite/${encodeURIComponent(code)}`;
}
