import * as z from 'zod/mini';
import { publicProfile } from '../accounts/schema.ts';
import { pageInput } from '../lib/paging.ts';
import { id, instant, text } from '../lib/scalars.ts';
import { SEARCH_LENGTH } from './limits.ts';
import { SEARCH_HINT } from './messages.ts';

export const friend = z.object({
  ...publicProfile.shape,
  /** Whether the friend has the app in view; always false if they don't want to show it. */
  isOnline: z.boolean(),
});
export type Friend = z.infer<typeof friend>;
/** The caller's friends, sorted by name. */
export const friendList = z.array(friend);

/** A friend request, as both people see it. */
const friendRequest = z.object({
  id,
  requester: publicProfile,
  recipient: publicProfile,
  requestDate: instant,
});
export type FriendRequest = z.infer<typeof friendRequest>;

export const listRequestsInput = z.object(pageInput);
export type ListRequestsInput = z.infer<typeof listRequestsInput>;

export const friendRequests = z.object({
  /**
   * All unanswered requests that the caller sent, newest first; only included with the first page of received requests.
   */
  sent: z.array(friendRequest),
  /** One page of the received requests, newest first. */
  items: z.array(friendRequest),
  /** The number of unanswered received requests, counted up to 1,000. */
  receivedCount: z.int(),
  nextCursor: z.nullable(z.string()),
});
export type FriendRequests = z.infer<typeof friendRequests>;

/** The people whom the caller has blocked, last blocked first. */
export const blockedList = z.array(publicProfile);

export const searchPeopleInput = z.object({
  query: text('Search', SEARCH_LENGTH.min, SEARCH_LENGTH.max, SEARCH_HINT),
});
export type SearchPeopleInput = z.infer<typeof searchPeopleInput>;

const RELATIONS = ['none', 'requested', 'received', 'friends'] as const;

export const foundPerson = z.object({
  ...publicProfile.shape,
  /** The relation between the caller and this person. */
  standing: z.enum(RELATIONS),
  /** The id of the open request between the caller and this person; null if there is none. */
  requestId: z.nullable(id),
  /** The number of friends that the caller and this person have in common. */
  commonFriends: z.int(),
  /** The number of study groups that the caller and this person are both in. */
  commonGroups: z.int(),
});
export type FoundPerson = z.infer<typeof foundPerson>;
export const foundPeople = z.array(foundPerson);

export const requestFriendInput = z.object({ recipientId: id });
export type RequestFriendInput = z.infer<typeof requestFriendInput>;

export const REQUEST_STATUSES = ['pending', 'accepted'] as const;
/** The request that was sent. It is accepted at once if the other person had already sent one. */
export const sentRequest = z.object({ ...friendRequest.shape, status: z.enum(REQUEST_STATUSES) });
export type SentRequest = z.infer<typeof sentRequest>;

const REQUEST_ACTIONS = ['accept', 'decline'] as const;
const action = z.enum(REQUEST_ACTIONS, 'Action must be accept or decline.');
export const respondInput = z.object({ requestId: id, action });
export type RespondInput = z.infer<typeof respondInput>;
export const respondResult = z.object({ action: z.enum(REQUEST_ACTIONS) });

/** An input with the id of the other person. */
export const otherPersonInput = z.object({ id });
export type OtherPersonInput = z.infer<typeof otherPersonInput>;
