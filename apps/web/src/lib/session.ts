import { ROLES } from '@quorbit/contracts/accounts/roles';
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { useSyncExternalStore } from 'react';
import { resettable } from './resettable.ts';

export interface Session {
  user: Profile;
  token: string;
}

/** Why nobody is signed in any more: by choice, because the server no longer knows the session, or the account is gone. */
export type SessionEnd = 'logged-out' | 'expired' | 'deleted';

export const USER_KEY = 'user';
export const TOKEN_KEY = 'token';
/** Whose session ended last here: their unsent work waits on this device. */
export const LAST_USER_KEY = 'lastUser';
/** Another writer in the same tab raises no `storage` event, so the stored copy is looked at once a second. */
const POLL_MS = 1000;

const listeners = new Set<() => void>();
let raw = '';
let session: Session | null = null;
let end: SessionEnd = 'logged-out';
let poll: ReturnType<typeof setInterval> | undefined;
resettable(() => {
  raw = '';
  session = null;
  end = 'logged-out';
});

load();

/** The session as last stored, or null when nobody is signed in. The same object until something changes. */
export function getSession(): Session | null {
  load();
  return session;
}

/** The session, kept up to date with other tabs and with changes of the stored user. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, current);
}

/** The signed-in person, for components below the protected layout. Throws where nobody is signed in. */
export function useUser(): Profile {
  const signedIn = useSession();
  if (!signedIn) throw new Error('useUser needs a session: render it below the protected layout.');
  return signedIn.user;
}

/** Stores who is signed in; replaces any session before. */
export function setSession(next: Session): void {
  localStorage.setItem(TOKEN_KEY, next.token);
  localStorage.setItem(USER_KEY, JSON.stringify(next.user));
  localStorage.removeItem(LAST_USER_KEY);
  refresh();
}

/** Replaces the stored person and keeps the token. Does nothing when nobody, or somebody else, is signed in by now. */
export function setUser(user: Profile): void {
  const before = getSession();
  if (before?.user.id !== user.id) return;
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  refresh();
}

/** Signs out on this device only. What is waiting in the user's own offline database is not touched. */
export function clearSession(why: SessionEnd = 'logged-out'): void {
  const userId = getSession()?.user.id;
  end = why;
  if (userId && why !== 'deleted') localStorage.setItem(LAST_USER_KEY, userId);
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  refresh();
}

/** Whose session ended last on this device; null when somebody is signed in or nobody was. */
export function lastUserId(): string | null {
  return localStorage.getItem(LAST_USER_KEY);
}

/** Why the last session ended. */
export function sessionEnd(): SessionEnd {
  return end;
}

/** Calls back at every change of the session, whichever tab made it. Returns the way to stop. */
export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', refresh);
    poll = setInterval(refresh, POLL_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', refresh);
    clearInterval(poll);
  };
}

function current(): Session | null {
  return session;
}

function refresh(): void {
  if (!load()) return;
  for (const listener of [...listeners]) listener();
}

/** Reads the stored copy; returns whether it differs from the one held. */
function load(): boolean {
  const token = localStorage.getItem(TOKEN_KEY);
  const stored = localStorage.getItem(USER_KEY);
  const next = `${token}\n${stored}`;
  if (next === raw) return false;
  raw = next;
  const user = stored ? parseUser(stored) : null;
  session = user && token ? { user, token } : null;
  if (session) end = 'logged-out';
  return true;
}

/** The stored person; null where the text is not one, so that a broken entry means signed out and not a crash. */
function parseUser(text: string): Profile | null {
  try {
    const value: unknown = JSON.parse(text);
    return isProfile(value) ? value : null;
  } catch {
    return null;
  }
}

// The full schema would bring zod into the first load; these are the fields without which no screen works.
function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<Record<keyof Profile, unknown>>;
  return (
    typeof user.id === 'string' &&
    typeof user.name === 'string' &&
    typeof user.xp === 'number' &&
    typeof user.timeZone === 'string' &&
    typeof user.streak === 'object' &&
    user.streak !== null &&
    ROLES.some((role) => role === user.role)
  );
}
