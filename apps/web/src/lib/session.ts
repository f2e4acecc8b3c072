import { ROLES } from '@quorbit/contracts/accounts/roles';
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { useSyncExternalStore } from 'react';
import { resettable } from './resettable.ts';

export interface Session {
  user: Profile;
  token: string;
}

/**
 * Why nobody is logged in any more: the user logged out, the server no longer knows the session, or the account was
 * deleted.
 */
export type SessionEndReason = 'logged-out' | 'expired' | 'deleted';

export const USER_KEY = 'user';
export const TOKEN_KEY = 'token';
/** The storage key of the user whose session ended last on this device, where their unsent work may still be. */
export const LAST_USER_KEY = 'lastUser';
/** Another writer in the same tab fires no `storage` event, so the stored copy is checked once a second. */
const POLL_MS = 1000;

const listeners = new Set<() => void>();
let storedText = '';
let session: Session | null = null;
let endReason: SessionEndReason = 'logged-out';
let poll: ReturnType<typeof setInterval> | undefined;
resettable(() => {
  storedText = '';
  session = null;
  endReason = 'logged-out';
});

load();

/** Returns the stored session, or null if nobody is logged in; the same object until something changes. */
export function getSession(): Session | null {
  // If another writer changed the stored session, only the first call after that notices it, so all listeners are
  // notified here.
  if (load()) queueMicrotask(notifyListeners);
  return session;
}

/** Returns the session, in sync with other tabs and with changes of the stored user; null if nobody is logged in. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getCurrent);
}

/** Returns the logged-in user, for components below the protected layout. Throws if nobody is logged in. */
export function useUser(): Profile {
  const signedIn = useSession();
  if (!signedIn) throw new Error('useUser needs a session.');
  return signedIn.user;
}

/** Stores a session, replacing the one before. */
export function setSession(next: Session): void {
  localStorage.setItem(TOKEN_KEY, next.token);
  localStorage.setItem(USER_KEY, JSON.stringify(next.user));
  localStorage.removeItem(LAST_USER_KEY);
  refresh();
}

/** Replaces the stored user and keeps the token. Does nothing if nobody, or another user, is logged in by now. */
export function setUser(user: Profile): void {
  const before = getSession();
  if (before?.user.id !== user.id) return;
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  refresh();
}

/** Logs out on this device only. Unsent work in the user's own database stays. */
export function clearSession(reason: SessionEndReason = 'logged-out'): void {
  const userId = getSession()?.user.id;
  endReason = reason;
  if (userId && reason !== 'deleted') localStorage.setItem(LAST_USER_KEY, userId);
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  refresh();
}

/**
 * Returns the id of the user whose session ended last on this device. Null if a user is logged in, nobody ever was, or
 * that account was deleted.
 */
export function getLastUserId(): string | null {
  return localStorage.getItem(LAST_USER_KEY);
}

/** Returns why the last session ended. */
export function getSessionEnd(): SessionEndReason {
  return endReason;
}

/** Calls back on every change of the session, in any tab. Returns a function that unsubscribes. */
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

function getCurrent(): Session | null {
  return session;
}

function refresh(): void {
  if (load()) notifyListeners();
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}

/** Reads the stored session; returns whether it differs from the current one. */
function load(): boolean {
  const token = localStorage.getItem(TOKEN_KEY);
  const stored = localStorage.getItem(USER_KEY);
  const next = `${token}\n${stored}`;
  if (next === storedText) return false;
  storedText = next;
  const user = stored ? parseUser(stored) : null;
  session = user && token ? { user, token } : null;
  if (session) endReason = 'logged-out';
  return true;
}

/** Parses the stored user; null if the text isn't valid, so that a broken entry means logged out and not a crash. */
function parseUser(text: string): Profile | null {
  try {
    const value: unknown = JSON.parse(text);
    return isProfile(value) ? value : null;
  } catch {
    return null;
  }
}

// Checks only the fields without which no screen works, because the full schema would add zod to the first load.
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
