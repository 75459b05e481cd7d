import { describe, expect, test } from 'vitest';
import { Conversation } from '../../src/connection/conversation';
import { retryPause } from '../../src/connection/connection';
import type { ServerMessage, Update, Welcome } from '../../src/protocol/messages';

const WELCOME = { type: 'welcome', token: 'a'.repeat(64) } as unknown as Welcome; // what matters here
const NOTHING = { listed: [], announcement: '', announceable: [], choices: [] };

function update(from: number, version: number): Update {
  return {
    type: 'update',
    from,
    version,
    events: [],
    match: null,
    view: null,
    turn: 0,
    legal: NOTHING,
    waiting_for: [],
    deadline_ms: null,
  };
}

function ok(id: number, code: string | null = null): ServerMessage {
  return { type: 'ok', id, version: 1, code };
}

function inRoom(): Conversation {
  const conversation = new Conversation({ name: 'Ann', locale: 'en', token: null }, '0'.repeat(16));
  conversation.hello();
  conversation.receive(WELCOME);
  const { id } = conversation.ask({ type: 'join_room', code: 'KAZE7Q2M' });
  conversation.receive(ok(id, 'KAZE7Q2M'));
  return conversation;
}

function versions(conversation: Conversation, ...updates: Update[]): number[] {
  return updates.flatMap((each) =>
    conversation
      .receive(each)
      .happenings.flatMap((happening) =>
        happening.kind === 'update' ? [happening.update.version] : [],
      ),
  );
}

describe('a conversation', () => {
  test('hears that it was put out of its room, and comes back to no room', () => {
    const conversation = inRoom();
    conversation.receive(update(0, 5));
    const elsewhere = conversation.receive({ type: 'put_out', code: 'W2W2W2W2', reason: 'kicked' });
    expect(elsewhere.happenings).toEqual([]);
    const { happenings } = conversation.receive({
      type: 'put_out',
      code: 'KAZE7Q2M',
      reason: 'kicked',
    });
    expect(happenings).toMatchObject([{ kind: 'room-lost', refusal: { code: 'kicked' } }]);
    expect(conversation.room).toBeNull();
    conversation.linkLost();
    conversation.hello();
    expect(conversation.receive(WELCOME).send).toEqual([]);
  });

  test('lets updates through in order and once each', () => {
    const conversation = inRoom();
    const told = versions(
      conversation,
      update(0, 5),
      update(5, 6),
      update(5, 6),
      update(4, 5),
      update(6, 9),
    );
    expect(told).toEqual([5, 6, 9]);
  });

  test('asks once for what a gap hides, and takes it', () => {
    const conversation = inRoom();
    conversation.receive(update(0, 5));
    const gap = conversation.receive(update(7, 8));
    expect(gap.happenings).toEqual([]);
    expect(gap.send).toEqual([{ type: 'resume', id: 2, since: 5 }]);
    expect(conversation.receive(update(8, 9)).send).toEqual([]);
    conversation.receive(ok(2));
    expect(versions(conversation, update(5, 9))).toEqual([9]);
  });

  test('comes back into its room before it sends what waits', () => {
    const conversation = inRoom();
    conversation.receive(update(0, 5));
    conversation.linkLost();
    const { id, message } = conversation.ask({ type: 'move', text: 'pass', turn: 3 });
    expect(message).toBeNull();
    conversation.hello();
    const welcomed = conversation.receive(WELCOME);
    expect(welcomed.send).toEqual([
      { type: 'join_room', id: id + 1, code: 'KAZE7Q2M', resume_from: 5 },
    ]);
    const joined = conversation.receive(ok(id + 1, 'KAZE7Q2M'));
    expect(joined.send).toEqual([{ type: 'move', text: 'pass', turn: 3, id }]);
  });

  test('sends what was not answered again, with the same number', () => {
    const conversation = inRoom();
    const { id, message } = conversation.ask({ type: 'move', text: 'pass', turn: 3 });
    expect(message).not.toBeNull();
    conversation.hello();
    conversation.receive(WELCOME);
    const joined = conversation.receive(ok(id + 1, 'KAZE7Q2M'));
    expect(joined.send).toEqual([message]);
  });

  test('gives up a room that will not have it back', () => {
    const conversation = inRoom();
    conversation.hello();
    conversation.receive(WELCOME);
    const refusal: ServerMessage = {
      type: 'error',
      id: 2,
      code: 'room_not_found',
    } as ServerMessage;
    const heard = conversation.receive(refusal);
    expect(heard.happenings).toEqual([{ kind: 'room-lost', refusal }]);
    expect(conversation.room).toBeNull();
  });

  test('tries again where the refusal says nothing about the room', () => {
    const conversation = inRoom();
    conversation.hello();
    conversation.receive(WELCOME);
    const heard = conversation.receive({ type: 'error', id: 2, code: 'busy' } as ServerMessage);
    expect(heard.dropsLink).toBe(true);
    expect(conversation.room).toBe('KAZE7Q2M');
  });

  test.each([
    ['stopping', null, false],
    ['replaced', null, true],
    ['unsupported_version', null, true],
    ['room_closed', 500, false],
  ])('a closing for %s with %s ms ends it: %s', (reason, retry_after_ms, isStopped) => {
    const conversation = inRoom();
    const heard = conversation.receive({ type: 'closing', reason, retry_after_ms });
    expect(heard.dropsLink).toBe(true);
    expect(conversation.isStopped).toBe(isStopped);
  });
});

test.each([
  [0, 500, 1000],
  [1, 1000, 2000],
  [3, 4000, 8000],
  [50, 4000, 8000],
])('after %i failures it waits between %i and %i ms', (failures, least, most) => {
  expect(retryPause(failures, () => 0)).toBe(least);
  expect(retryPause(failures, () => 1)).toBe(most);
});
