/** The kinds of accounts that a connection admits. */
export interface SignInPolicy {
  /** Whether demo accounts may sign in over the connection. */
  demo: boolean;
}

/** Returns whether an account may sign in over this connection, and stay signed in. */
export function canSignIn({ demo }: SignInPolicy, user: { suspendedAt: Date | null; isDemo: boolean }): boolean {
  return user.suspendedAt === null && (demo || !user.isDemo);
}
