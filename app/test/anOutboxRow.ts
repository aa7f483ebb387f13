import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import type { Problem } from '#contract/errors.ts'

/** A guest's message to the temple that waits on the phone; the database gives it its place. */
export const anOutboxRow = (change: Partial<OutboxRow> = {}): OutboxRow =>
  ({
    id: 'command-1',
    command: 'sendMessage',
    input: {
      name: 'Asha Patil',
      email: 'asha@example.org',
      subject: 'puja',
      message: 'When is the aarti?',
    },
    language: 'en',
    account: 'guest',
    state: 'queued',
    createdAt: '2026-11-21T06:30:00.000Z',
    attempts: 0,
    failures: 0,
    // Nothing is sent while a test looks at it.
    dueAt: 8_000_000_000_000,
    isTold: true,
    ...change,
  }) as OutboxRow

/** The server has refused it, for this reason. */
export const refused = (change: Partial<Problem> = {}): Partial<OutboxRow> => ({
  state: 'refused',
  attempts: 1,
  settledAt: '2026-11-21T06:31:00.000Z',
  refusal: {
    status: 400,
    problem: { type: 'about:blank', title: 'x', status: 400, code: 'invalid_input', ...change },
  },
})
