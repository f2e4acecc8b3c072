import type { Issue } from '@quorbit/contracts/errors/codes';
import type { RoomForm } from './room-rules.ts';

/**
 * Checks a form's values by the server's own rules, which are loaded when first needed; returns no issues if they can't
 * be loaded.
 */
export async function validateRoomForm(form: RoomForm, values: Record<string, unknown>): Promise<readonly Issue[]> {
  const roomRules = await import('./room-rules.ts').catch(() => null);
  return roomRules?.listRoomIssues(form, values) ?? [];
}
