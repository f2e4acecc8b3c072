import { randomInt } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from '@quorbit/contracts/rooms/limits';
import { roomSettings } from '@quorbit/contracts/rooms/schema';
import { newRoom } from '@quorbit/contracts/rooms/state';
import { games } from '@quorbit/db/schema/rooms';
import { findQuiz } from '../../features/quizzes/quizzes.repository.ts';
import { contentOf } from '../../features/rooms/content.ts';
import { RoomOwner } from '../../features/rooms/room-owner.ts';
import { topicOf } from '../../features/rooms/stored-room.ts';
import type { Person, TestServer } from '../test-server.ts';
import { plantPerson } from './person.ts';
import { plantQuiz } from './quiz.ts';

interface PlantedRoom {
  roomId: string;
  quizId: string;
  guest: Person;
}

/** Opens a room of a host, who may be suspended, with one guest, or with two if the host doesn't play. */
export async function plantRoom(
  server: TestServer,
  host: Pick<Person, 'id' | 'user'>,
  { started = false, hostPlays = true }: { started?: boolean; hostPlays?: boolean } = {},
): Promise<PlantedRoom> {
  const { deps } = server;
  const { id: quizId } = await plantQuiz(server, { ownerId: null });
  const found = await findQuiz(deps.database.read, quizId);
  if (!found) throw new Error('A planted quiz is missing.');
  const { quiz, version } = found;
  const roomId = newCode();
  const lease = await deps.realtime.leases.claim(topicOf(roomId));
  if (!lease) throw new Error('A planted room has a code that is taken.');
  const room = newRoom(
    {
      roomId,
      quiz: { id: quizId, versionId: version.id, title: quiz.title, category: quiz.category },
      questionIds: version.questions.map(({ id }) => id),
      settings: roomSettings.parse({ hostPlays }),
      host: { id: host.id, name: host.user.name, level: 1 },
    },
    deps.now().getTime(),
  );
  const content = contentOf(version.questions, room.questionIds);
  await RoomOwner.open(deps, { lease, stored: { room, gameId: null, done: [] }, content });
  const guests = [await plantPerson(server), ...(hostPlays ? [] : [await plantPerson(server)])];
  for (const { id, user } of guests)
    await deps.realtime.commands.send(topicOf(roomId), { type: 'join', player: { id, name: user.name, level: 1 } });
  if (started) await deps.realtime.commands.send(topicOf(roomId), { type: 'start', by: host.id });
  return { roomId, quizId, guest: guests[0] as Person };
}

/**
 * Writes a finished game of this host.
 * @returns the room's code.
 */
export async function plantFinishedGame(server: TestServer, hostId: string): Promise<string> {
  const { database, now } = server.deps;
  const { id: quizId } = await plantQuiz(server, { ownerId: null });
  const found = await findQuiz(database.read, quizId);
  if (!found) throw new Error('A planted quiz is missing.');
  const { id: versionId, questions } = found.version;
  const roomId = newCode();
  await database.transaction((tx) =>
    tx.insert(games).values({
      id: newId(),
      roomId,
      hostId,
      quizId,
      versionId,
      startedAt: now(),
      finishedAt: now(),
      status: 'finished',
      questionIds: questions.map(({ id }) => id),
      settings: roomSettings.parse({}),
    }),
  );
  return roomId;
}

function newCode(): string {
  return Array.from({ length: ROOM_CODE_LENGTH }, () => ROOM_CODE_ALPHABET[randomInt(ROOM_CODE_ALPHABET.length)]).join(
    '',
  );
}
