// This module imports zod: load it only once the user fills in a form.
import type { Issue } from '@quorbit/contracts/errors/codes';
import { chatInput, reportPlayerInput, roomInput, roomSettings } from '@quorbit/contracts/rooms/schema';
import { listIssues } from '#lib/forms/list-issues.ts';

const SCHEMAS = { settings: roomSettings, code: roomInput, chat: chatInput, report: reportPlayerInput };
export type RoomForm = keyof typeof SCHEMAS;

export function listRoomIssues(form: RoomForm, values: Record<string, unknown>): Issue[] {
  return listIssues(SCHEMAS[form], values);
}
