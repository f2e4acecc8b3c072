import { useSyncExternalStore } from 'react';
import { resettable } from './resettable.ts';
import { createStore } from './store.ts';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

export interface Notification {
  id: number;
  isOpen: boolean;
  message: string;
  type: NotificationType;
  autoClose: boolean;
  action: NotificationAction | null;
  group: string | null;
}

/** An action that a notification offers, e.g. `Undo`. Pressing it closes the notification. */
interface NotificationAction {
  label: string;
  onPress: () => void;
}

interface NotifyOptions {
  type?: NotificationType;
  /** Whether the notification closes by itself after `durationMs`; true by default. */
  autoClose?: boolean;
  /** Milliseconds until it closes by itself; default 4000, or 10 000 if it has an action. */
  durationMs?: number;
  action?: NotificationAction;
  /** The group of the notification; a new notification replaces the earlier one of its group. */
  group?: string;
}

const AUTO_CLOSE_MS = 4000;
const ACTION_CLOSE_MS = 10_000;
/** Milliseconds that a closed notification stays in the list for its closing animation. */
export const LEAVE_MS = 180;
const MAX_OPEN = 3;

const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** All notifications on screen, oldest first, including closed ones during their closing animation. */
const notifications = createStore<readonly Notification[]>([]);
let lastId = 0;
resettable(() => {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  notifications.set([]);
});

/**
 * Shows a notification and returns its id. If the same message is still open, it isn't doubled: its time starts again.
 * At most three are open; the oldest is closed.
 */
export function notify(message: string, options: NotifyOptions = {}): number {
  const { type = 'info', autoClose = true, action = null, group = null } = options;
  const { durationMs = action ? ACTION_CLOSE_MS : AUTO_CLOSE_MS } = options;
  // A notification with an action belongs to its own subject, even if its message is the same.
  const same = action
    ? null
    : notifications
        .get()
        .find((notification) => notification.isOpen && notification.message === message && notification.type === type);
  const id = same?.id ?? ++lastId;
  if (!same) notifications.set([...notifications.get(), { id, isOpen: true, message, type, autoClose, action, group }]);
  if (group !== null)
    for (const notification of notifications.get())
      if (notification.group === group && notification.id !== id) closeNotification(notification.id);
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (autoClose)
    timers.set(
      id,
      setTimeout(() => closeNotification(id), durationMs),
    );
  const open = notifications.get().filter((notification) => notification.isOpen);
  for (const notification of open.slice(0, Math.max(0, open.length - MAX_OPEN))) closeNotification(notification.id);
  return id;
}

/** Closes a notification; it leaves the list once its closing animation is over. */
export function closeNotification(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (!notifications.get().some((notification) => notification.id === id && notification.isOpen)) return;
  notifications.set(
    notifications
      .get()
      .map((notification) => (notification.id === id ? { ...notification, isOpen: false } : notification)),
  );
  setTimeout(() => notifications.set(notifications.get().filter((notification) => notification.id !== id)), LEAVE_MS);
}

/** Returns all notifications on screen, oldest first, including closed ones during their closing animation. */
export const getNotifications = notifications.get;

export function useNotifications(): readonly Notification[] {
  return useSyncExternalStore(notifications.subscribe, notifications.get);
}
