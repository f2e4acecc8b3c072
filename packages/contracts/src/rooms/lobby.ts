// The people in a room: joining, leaving, losing the connection, hosting.
import { ROOM_REFUSALS, type RoomRefusal } from './commands.ts';
import type { RoomCloseReason } from './events.ts';
import { CHAT_BURST, LATENCY_STEP_MS, MAX_CONNECTIONS, MAX_KICKED, MAX_STAGES, MIN_PLAYERS } from './limits.ts';
import { endIfAllAnswered } from './play.ts';
import { newSeat, type Presence } from './state.ts';
import { tellWaiting } from './told.ts';
import { change, changePresence, isCrowd, iso, listed, playerOf, presenceOf, seatOf, type Turn, tell } from './turn.ts';

export function join(turn: Turn, player: { id: string; name: string; level: number }): RoomRefusal | null {
  const { state, now } = turn;
  // A person who is in the room already has come back.
  if (presenceOf(state, player.id)) return null;
  if (state.kicked.includes(player.id)) return ROOM_REFUSALS.kicked;
  if (state.phase !== 'lobby') return ROOM_REFUSALS.running;
  if (state.seats.length >= state.settings.maxPlayers) return ROOM_REFUSALS.full;
  const seat = newSeat(player, state.nextNo, now);
  change(turn, { seats: [...state.seats, seat], nextNo: state.nextNo + 1, activeAt: now });
  if (isCrowd(turn.state)) {
    const { announced } = turn.state;
    change(turn, { announced: { ...announced, joins: [...announced.joins, seat.no] } });
    tellWaiting(turn);
  } else tell(turn, { type: 'player_joined', ...listed(turn.state), joined: [playerOf(seat)] });
  return null;
}

export function leave(turn: Turn, personId: string): RoomRefusal | null {
  if (!presenceOf(turn.state, personId)) return ROOM_REFUSALS.notInRoom;
  remove(turn, personId, 'left');
  return null;
}

export function kick(turn: Turn, by: string, playerId: string): RoomRefusal | null {
  const { state } = turn;
  if (state.hostId !== by) return presenceOf(state, by) ? ROOM_REFUSALS.hostOnly : ROOM_REFUSALS.notInRoom;
  if (by === playerId) return ROOM_REFUSALS.noSelf;
  if (!seatOf(state, playerId)) return ROOM_REFUSALS.noSuchPlayer;
  change(turn, { kicked: [...state.kicked, playerId].slice(-MAX_KICKED) });
  remove(turn, playerId, 'kicked');
  return null;
}

/** Removes a person from the room, with all consequences. */
export function remove(turn: Turn, personId: string, reason: 'left' | 'kicked' | 'gone'): void {
  const { state, now } = turn;
  const seat = seatOf(state, personId);
  if (seat) {
    const { no, id, name, level, score, correct } = seat;
    change(turn, {
      seats: state.seats.filter((one) => one !== seat),
      left: isRunning(turn) ? [...state.left, { no, id, name, level, score, correct }] : state.left,
      announced: { ...state.announced, joins: state.announced.joins.filter((joined) => joined !== no) },
      activeAt: now,
    });
    tell(turn, { type: 'player_left', playerId: id, playerName: name, ...listed(turn.state), reason });
  } else change(turn, { spectatingHost: null, activeAt: now });
  const own = turn.state.bigScreens.filter(({ userId }) => userId === personId);
  for (const { connection } of own) tell(turn, { type: 'seat_taken', connection });
  if (own.length > 0) change(turn, { bigScreens: turn.state.bigScreens.filter((one) => !own.includes(one)) });
  if (closeIfEmpty(turn)) return;
  if (state.hostId === personId) handOver(turn);
  endIfAllAnswered(turn);
}

/** Closes the room if nobody is left: a game needs players, a lobby players or its host. */
function closeIfEmpty(turn: Turn): boolean {
  const { seats, spectatingHost, phase } = turn.state;
  if (seats.length > 0 || (spectatingHost && phase !== 'question' && phase !== 'results')) return false;
  close(turn, phase === 'finished' ? 'finished' : 'empty');
  return true;
}

/** Makes the connected player with the oldest seat the host, or the oldest seat at all if nobody is connected. */
function handOver(turn: Turn): void {
  const { seats } = turn.state;
  const next = seats.find(({ connected }) => connected) ?? seats[0];
  if (!next) return;
  change(turn, { hostId: next.id, hostName: next.name });
  tell(turn, { type: 'host_changed', newHostId: next.id, newHostName: next.name });
}

export function close(turn: Turn, reason: RoomCloseReason): void {
  change(turn, { phase: 'closed', closed: reason, nextAt: null });
  tell(turn, { type: 'room_closed', reason });
}

interface Connection {
  playerId: string;
  device: string;
  connection: string;
  again?: boolean;
  latencyMs?: number | undefined;
}

/** The latest device gets the seat; subscriptions of an earlier one end. */
export function connect(
  turn: Turn,
  { playerId, device, connection, again = false, latencyMs: way }: Connection,
): RoomRefusal | null {
  const person = presenceOf(turn.state, playerId);
  if (!person) return ROOM_REFUSALS.notInRoom;
  const latencyMs = way === undefined ? person.latencyMs : Math.round(way);
  const held = person.connections.includes(connection);
  const known = held && person.missingSince === null && person.connected;
  if (known && Math.abs(latencyMs - person.latencyMs) < LATENCY_STEP_MS) return null;
  const same = person.device === device || person.connections.length === 0;
  // This device lost the seat and doesn't know yet.
  if (again && !held && !same) return null;
  const all = same ? [...person.connections.filter((one) => one !== connection), connection] : [connection];
  const connections = all.slice(-MAX_CONNECTIONS);
  for (const over of person.connections)
    if (!connections.includes(over)) tell(turn, { type: 'seat_taken', connection: over });
  changePresence(turn, playerId, { connected: true, device, connections, missingSince: null, latencyMs });
  if (!known) change(turn, { activeAt: turn.now });
  if (!person.connected) tellConnection(turn, person, true);
  return null;
}

export function disconnect(turn: Turn, personId: string, connection: string): RoomRefusal | null {
  const person = presenceOf(turn.state, personId);
  // Ignores the end of a subscription that had lost its seat to another one.
  if (!person?.connections.includes(connection)) return null;
  changePresence(turn, personId, { connections: person.connections.filter((one) => one !== connection) });
  missIfUnseen(turn, personId);
  return null;
}

/**
 * Marks a person without subscriptions as missing, except a host who doesn't play and has a shared screen connected.
 */
function missIfUnseen(turn: Turn, personId: string): void {
  const { state, now } = turn;
  const person = presenceOf(state, personId);
  if (!person || person.connections.length > 0) return;
  if (state.spectatingHost?.id === personId && state.bigScreens.some(({ userId }) => userId === personId)) return;
  changePresence(turn, personId, { connected: false, missingSince: person.missingSince ?? now });
  if (person.connected) tellConnection(turn, person, false);
  endIfAllAnswered(turn);
}

function tellConnection(turn: Turn, { id }: Presence, connected: boolean): void {
  if (!isCrowd(turn.state)) tell(turn, { type: 'player_connection', playerId: id, connected });
}

/** Connects a shared screen. Beyond `MAX_STAGES`, the oldest one is replaced. */
export function stage(turn: Turn, userId: string, isAdmin: boolean, connection: string): RoomRefusal | null {
  const { state } = turn;
  if (!isAdmin && state.hostId !== userId) return ROOM_REFUSALS.noStage;
  if (!state.bigScreens.some((one) => one.connection === connection)) {
    const stages = [...state.bigScreens, { userId, connection }];
    for (const over of stages.slice(0, -MAX_STAGES)) tell(turn, { type: 'seat_taken', connection: over.connection });
    change(turn, { bigScreens: stages.slice(-MAX_STAGES) });
  }
  const { spectatingHost } = turn.state;
  if (spectatingHost?.id === userId && (spectatingHost.missingSince !== null || !spectatingHost.connected)) {
    changePresence(turn, userId, { connected: true, missingSince: null });
    if (!spectatingHost.connected) tellConnection(turn, spectatingHost, true);
  }
  return null;
}

export function unstage(turn: Turn, connection: string): RoomRefusal | null {
  const { bigScreens, spectatingHost } = turn.state;
  if (!bigScreens.some((one) => one.connection === connection)) return null;
  change(turn, { bigScreens: bigScreens.filter((one) => one.connection !== connection) });
  if (spectatingHost) missIfUnseen(turn, spectatingHost.id);
  return null;
}

/** After a change of owner, marks everybody as missing until they report again, while their seats are kept. */
export function resume(turn: Turn): void {
  const { seats, spectatingHost } = turn.state;
  const unheard = <P extends Presence>(person: P): P => ({ ...person, missingSince: person.missingSince ?? turn.now });
  change(turn, {
    seats: seats.map(unheard),
    spectatingHost: spectatingHost && unheard(spectatingHost),
    bigScreens: [],
  });
}

export function canStart(turn: Turn, by: string): RoomRefusal | null {
  const { state } = turn;
  if (state.hostId !== by) return presenceOf(state, by) ? ROOM_REFUSALS.hostOnly : ROOM_REFUSALS.notInRoom;
  if (state.phase !== 'lobby') return ROOM_REFUSALS.running;
  return state.seats.length < MIN_PLAYERS ? ROOM_REFUSALS.needTwo : null;
}

function isRunning({ state: { phase } }: Turn): boolean {
  return phase === 'question' || phase === 'results';
}

export function chat(turn: Turn, personId: string, message: string): RoomRefusal | null {
  const { state, now } = turn;
  const person = presenceOf(state, personId);
  if (!person) return ROOM_REFUSALS.notInRoom;
  const recent = (state.wrote ?? []).filter(({ at }) => now - at < CHAT_BURST.ms);
  if (recent.filter(({ by }) => by === personId).length >= CHAT_BURST.lines) return ROOM_REFUSALS.chatty;
  const line = { playerId: person.id, playerName: person.name, message, timestamp: iso(now) };
  change(turn, {
    chat: [...state.chat, line].slice(-CHAT_BURST.kept),
    wrote: [...recent, { by: personId, at: now }],
    activeAt: now,
  });
  tell(turn, { type: 'chat_message', ...line });
  return null;
}
