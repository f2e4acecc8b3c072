// Rules for the people in a room: joining, leaving, losing the connection, hosting.

import { announceDue } from './announcements.ts';
import { ROOM_REFUSALS, type RoomRefusal } from './commands.ts';
import type { RoomCloseReason } from './events.ts';
import { CHAT_BURST, LATENCY_STEP_MS, MAX_BIG_SCREENS, MAX_CONNECTIONS, MAX_KICKED, MIN_PLAYERS } from './limits.ts';
import { endIfAllAnswered } from './play.ts';
import {
  emitEvent,
  findPresence,
  findSeat,
  isCrowd,
  listPlayers,
  patchPresence,
  patchState,
  type RoomUpdate,
  toIso,
  toPlayer,
} from './room-update.ts';
import { newSeat, type Presence } from './state.ts';

export function joinRoom(update: RoomUpdate, player: { id: string; name: string; level: number }): RoomRefusal | null {
  const { state, now } = update;
  // If a person who is already in the room joins again, nothing changes.
  if (findPresence(state, player.id)) return null;
  if (state.kicked.includes(player.id)) return ROOM_REFUSALS.kicked;
  if (state.phase !== 'lobby') return ROOM_REFUSALS.running;
  if (state.seats.length >= state.settings.maxPlayers) return ROOM_REFUSALS.full;
  const seat = newSeat(player, state.nextNo, now);
  patchState(update, { seats: [...state.seats, seat], nextNo: state.nextNo + 1, activeAt: now });
  if (isCrowd(update.state)) {
    const { announced } = update.state;
    patchState(update, { announced: { ...announced, joins: [...announced.joins, seat.no] } });
    announceDue(update);
  } else emitEvent(update, { type: 'player_joined', ...listPlayers(update.state), joined: [toPlayer(seat)] });
  return null;
}

export function leaveRoom(update: RoomUpdate, personId: string): RoomRefusal | null {
  if (!findPresence(update.state, personId)) return ROOM_REFUSALS.notInRoom;
  removePerson(update, personId, 'left');
  return null;
}

export function kickPlayer(update: RoomUpdate, by: string, playerId: string): RoomRefusal | null {
  const { state } = update;
  if (state.hostId !== by) return findPresence(state, by) ? ROOM_REFUSALS.hostOnly : ROOM_REFUSALS.notInRoom;
  if (by === playerId) return ROOM_REFUSALS.noSelf;
  if (!findSeat(state, playerId)) return ROOM_REFUSALS.noSuchPlayer;
  patchState(update, { kicked: [...state.kicked, playerId].slice(-MAX_KICKED) });
  removePerson(update, playerId, 'kicked');
  return null;
}

/**
 * Removes a person from the room and their shared screens with them. If necessary, also closes the empty room, makes
 * another person the host, or ends a question that all others have answered.
 */
export function removePerson(update: RoomUpdate, personId: string, reason: 'left' | 'kicked' | 'gone'): void {
  const { state, now } = update;
  const seat = findSeat(state, personId);
  if (seat) {
    const { no, id, name, level, score, correct } = seat;
    patchState(update, {
      seats: state.seats.filter((other) => other !== seat),
      left: isRunning(update) ? [...state.left, { no, id, name, level, score, correct }] : state.left,
      announced: { ...state.announced, joins: state.announced.joins.filter((joined) => joined !== no) },
      activeAt: now,
    });
    emitEvent(update, { type: 'player_left', playerId: id, playerName: name, ...listPlayers(update.state), reason });
  } else patchState(update, { spectatingHost: null, activeAt: now });
  const ownScreens = update.state.bigScreens.filter(({ userId }) => userId === personId);
  for (const { connection } of ownScreens) emitEvent(update, { type: 'seat_taken', connection });
  if (ownScreens.length > 0)
    patchState(update, { bigScreens: update.state.bigScreens.filter((bigScreen) => !ownScreens.includes(bigScreen)) });
  if (closeIfEmpty(update)) return;
  if (state.hostId === personId) handOverHost(update);
  endIfAllAnswered(update);
}

/**
 * Closes the room if it's empty: a running game needs players; a lobby or a finished game needs players or a host.
 * Returns whether it closed.
 */
function closeIfEmpty(update: RoomUpdate): boolean {
  const { seats, spectatingHost, phase } = update.state;
  if (seats.length > 0 || (spectatingHost && phase !== 'question' && phase !== 'results')) return false;
  closeRoom(update, phase === 'finished' ? 'finished' : 'empty');
  return true;
}

/** Makes the connected player with the oldest seat the host, or the oldest seat at all if nobody is connected. */
function handOverHost(update: RoomUpdate): void {
  const { seats } = update.state;
  const newHost = seats.find(({ connected }) => connected) ?? seats[0];
  if (!newHost) return;
  patchState(update, { hostId: newHost.id, hostName: newHost.name });
  emitEvent(update, { type: 'host_changed', newHostId: newHost.id, newHostName: newHost.name });
}

export function closeRoom(update: RoomUpdate, reason: RoomCloseReason): void {
  patchState(update, { phase: 'closed', closed: reason, nextAt: null });
  emitEvent(update, { type: 'room_closed', reason });
}

interface Connection {
  playerId: string;
  device: string;
  connection: string;
  again?: boolean;
  latencyMs?: number | undefined;
}

/**
 * Connects a subscription to a person's seat. The latest device gets the seat; subscriptions of an earlier device end.
 */
export function connect(
  update: RoomUpdate,
  { playerId, device, connection, again = false, latencyMs: measuredMs }: Connection,
): RoomRefusal | null {
  const person = findPresence(update.state, playerId);
  if (!person) return ROOM_REFUSALS.notInRoom;
  const latencyMs = measuredMs === undefined ? person.latencyMs : Math.round(measuredMs);
  const isKnown = person.connections.includes(connection);
  const isUnchanged = isKnown && person.missingSince === null && person.connected;
  if (isUnchanged && Math.abs(latencyMs - person.latencyMs) < LATENCY_STEP_MS) return null;
  const isSameDevice = person.device === device || person.connections.length === 0;
  // This device has lost the seat to another one and doesn't know it yet, so its report is ignored.
  if (again && !isKnown && !isSameDevice) return null;
  const all = isSameDevice ? [...person.connections.filter((value) => value !== connection), connection] : [connection];
  const connections = all.slice(-MAX_CONNECTIONS);
  for (const replaced of person.connections)
    if (!connections.includes(replaced)) emitEvent(update, { type: 'seat_taken', connection: replaced });
  patchPresence(update, playerId, { connected: true, device, connections, missingSince: null, latencyMs });
  if (!isUnchanged) patchState(update, { activeAt: update.now });
  if (!person.connected) announceConnection(update, person, true);
  return null;
}

export function disconnect(update: RoomUpdate, personId: string, connection: string): RoomRefusal | null {
  const person = findPresence(update.state, personId);
  // The end of a subscription that had already lost its seat to another one is ignored.
  if (!person?.connections.includes(connection)) return null;
  patchPresence(update, personId, { connections: person.connections.filter((value) => value !== connection) });
  markIfMissing(update, personId);
  return null;
}

/**
 * Marks a person without subscriptions as missing, except a host who doesn't play and has a shared screen connected.
 */
function markIfMissing(update: RoomUpdate, personId: string): void {
  const { state, now } = update;
  const person = findPresence(state, personId);
  if (!person || person.connections.length > 0) return;
  if (state.spectatingHost?.id === personId && state.bigScreens.some(({ userId }) => userId === personId)) return;
  patchPresence(update, personId, { connected: false, missingSince: person.missingSince ?? now });
  if (person.connected) announceConnection(update, person, false);
  endIfAllAnswered(update);
}

function announceConnection(update: RoomUpdate, { id }: Presence, connected: boolean): void {
  if (!isCrowd(update.state)) emitEvent(update, { type: 'player_connection', playerId: id, connected });
}

/** Connects a shared screen. Beyond `MAX_BIG_SCREENS`, the oldest one is replaced. */
export function connectBigScreen(
  update: RoomUpdate,
  userId: string,
  isAdmin: boolean,
  connection: string,
): RoomRefusal | null {
  const { state } = update;
  if (!isAdmin && state.hostId !== userId) return ROOM_REFUSALS.noBigScreen;
  if (!state.bigScreens.some((bigScreen) => bigScreen.connection === connection)) {
    const screens = [...state.bigScreens, { userId, connection }];
    for (const replaced of screens.slice(0, -MAX_BIG_SCREENS))
      emitEvent(update, { type: 'seat_taken', connection: replaced.connection });
    patchState(update, { bigScreens: screens.slice(-MAX_BIG_SCREENS) });
  }
  const { spectatingHost } = update.state;
  if (spectatingHost?.id === userId && (spectatingHost.missingSince !== null || !spectatingHost.connected)) {
    patchPresence(update, userId, { connected: true, missingSince: null });
    if (!spectatingHost.connected) announceConnection(update, spectatingHost, true);
  }
  return null;
}

export function disconnectBigScreen(update: RoomUpdate, connection: string): RoomRefusal | null {
  const { bigScreens, spectatingHost } = update.state;
  if (!bigScreens.some((bigScreen) => bigScreen.connection === connection)) return null;
  patchState(update, { bigScreens: bigScreens.filter((bigScreen) => bigScreen.connection !== connection) });
  if (spectatingHost) markIfMissing(update, spectatingHost.id);
  return null;
}

/**
 * Marks everybody as missing after another server process took over the room. They keep their seats for the grace
 * period, in which they must report again.
 */
export function markAllMissing(update: RoomUpdate): void {
  const { seats, spectatingHost } = update.state;
  const toMissing = <P extends Presence>(person: P): P => ({
    ...person,
    missingSince: person.missingSince ?? update.now,
  });
  patchState(update, {
    seats: seats.map(toMissing),
    spectatingHost: spectatingHost && toMissing(spectatingHost),
    bigScreens: [],
  });
}

export function findStartRefusal(update: RoomUpdate, by: string): RoomRefusal | null {
  const { state } = update;
  if (state.hostId !== by) return findPresence(state, by) ? ROOM_REFUSALS.hostOnly : ROOM_REFUSALS.notInRoom;
  if (state.phase !== 'lobby') return ROOM_REFUSALS.running;
  return state.seats.length < MIN_PLAYERS ? ROOM_REFUSALS.tooFewPlayers : null;
}

function isRunning({ state: { phase } }: RoomUpdate): boolean {
  return phase === 'question' || phase === 'results';
}

export function addChatLine(update: RoomUpdate, personId: string, message: string): RoomRefusal | null {
  const { state, now } = update;
  const person = findPresence(state, personId);
  if (!person) return ROOM_REFUSALS.notInRoom;
  const recent = (state.wrote ?? []).filter(({ at }) => now - at < CHAT_BURST.ms);
  if (recent.filter(({ by }) => by === personId).length >= CHAT_BURST.lines) return ROOM_REFUSALS.tooManyMessages;
  const line = { playerId: person.id, playerName: person.name, message, timestamp: toIso(now) };
  patchState(update, {
    chat: [...state.chat, line].slice(-CHAT_BURST.kept),
    wrote: [...recent, { by: personId, at: now }],
    activeAt: now,
  });
  emitEvent(update, { type: 'chat_message', ...line });
  return null;
}
